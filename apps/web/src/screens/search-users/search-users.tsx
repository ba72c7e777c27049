import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { usePages } from '../../features/paging/use-pages.ts';
import { PersonList } from '../../features/profile/person-list.tsx';
import {
  parseSearchAddress,
  searchedText,
  type SearchAddress,
} from '../../features/search/search-address.ts';
import {
  NoResults,
  SearchFrame,
  SearchPrompt,
  useSearchAddress,
} from '../../features/search/search-frame.tsx';
import { SearchUsersDocument, type SearchUsersQueryVariables } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/search/search.module.css';

const PAGE_SIZE = 25;

const variablesOf = (address: SearchAddress): SearchUsersQueryVariables => ({
  query: searchedText(address),
  exact: address.isExact,
  first: PAGE_SIZE,
});

/** Loads the first page of members that match a search. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const address = parseSearchAddress(pathname, searchParams);
  if (searchedText(address) !== '')
    await context.get(answersContext).ask(SearchUsersDocument, variablesOf(address));
  return null;
}

/** Renders the members that match a search. */
export function Component(): ReactNode {
  const address = useSearchAddress();
  if (searchedText(address) === '') return <SearchPrompt />;
  return <Results key={JSON.stringify(address)} address={address} />;
}

function Results({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const variables = variablesOf(address);
  const correction = useQuery(SearchUsersDocument, variables)?.found.correction ?? null;
  const people = usePages({
    document: SearchUsersDocument,
    variables,
    connectionOf: (data) => data.found.connection,
  });
  return (
    <SearchFrame address={address} correction={correction}>
      <div className={styles.people}>
        <PersonList label={texts.scope.users} people={people} empty={<NoResults address={address} />} />
      </div>
    </SearchFrame>
  );
}
