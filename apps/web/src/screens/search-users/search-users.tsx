import type { ReactNode } from 'react';
import { PersonList } from '../../features/profile/person-list.tsx';
import { searchedText, type SearchAddress } from '../../features/search/search-address.ts';
import {
  NoResults,
  SearchFrame,
  SearchPrompt,
  useSearchAddress,
} from '../../features/search/search-frame.tsx';
import { searchList } from '../../features/search/search-list.ts';
import { SearchUsersDocument } from '../../data/generated/graphql.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/search/search.module.css';

const list = searchList(SearchUsersDocument);

/** Loads the first page of members that match a search. */
export const loader = list.load;

/** Renders the members that match a search. */
export function Component(): ReactNode {
  const address = useSearchAddress();
  if (searchedText(address) === '') return <SearchPrompt />;
  return <Results key={JSON.stringify(address)} address={address} />;
}

function Results({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const { pages, correction } = list.useResults(address);
  return (
    <SearchFrame address={address} correction={correction}>
      <div className={styles.people}>
        <PersonList label={texts.scope.users} people={pages} empty={<NoResults address={address} />} />
      </div>
    </SearchFrame>
  );
}
