import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import {
  parseSearchAddress,
  pinScope,
  searchedText,
  type SearchAddress,
} from '../../features/search/search-address.ts';
import { SearchRefinements } from '../../features/search/search-filters.tsx';
import {
  NoResults,
  SearchFrame,
  SearchPrompt,
  useSearchAddress,
} from '../../features/search/search-frame.tsx';
import { SearchPinsDocument, type SearchPinsQueryVariables } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useQuery } from '../../data/use-query.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/search/search.module.css';

type Variables = Omit<SearchPinsQueryVariables, 'first' | 'after'>;

function variablesOf(address: SearchAddress): Variables {
  const { filters, isExact, tab } = address;
  return {
    query: searchedText(address),
    scope: pinScope(tab) ?? 'pins',
    filters: [...filters],
    exact: isExact,
  };
}

/** Loads the first page of search results. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const address = parseSearchAddress(pathname, searchParams);
  if (isEmpty(address)) return null;
  await context.get(answersContext).ask(SearchPinsDocument, firstPage(variablesOf(address)));
  return null;
}

const isEmpty = (address: SearchAddress): boolean =>
  searchedText(address) === '' && address.filters.length === 0 && address.tab !== 'my_pins';

/** Renders the pins that match a search, of the scope in the address. */
export function Component(): ReactNode {
  const address = useSearchAddress();
  if (isEmpty(address)) return <SearchPrompt />;
  return <Results key={JSON.stringify(address)} address={address} />;
}

function Results({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const variables = variablesOf(address);
  const feed = useFeed({
    key: `search ${JSON.stringify(variables)}`,
    document: SearchPinsDocument,
    variables,
    connectionOf: (data) => data.found.connection,
  });
  const found = useQuery(SearchPinsDocument, firstPage(variables))?.found;
  const relaxedFrom = found?.relaxedFrom ?? null;
  return (
    <SearchFrame address={address} correction={found?.correction ?? null}>
      <SearchRefinements address={address} guides={found?.guides ?? []} options={found?.filters ?? []} />
      {relaxedFrom === null ? null : (
        <p className={styles.notice} role="status">
          {relaxedFrom === 0 ? texts.relaxed : texts.relaxedFrom(relaxedFrom)}
        </p>
      )}
      <PinFeed feed={feed} surface="SearchItem" empty={<NoResults address={address} />} />
    </SearchFrame>
  );
}
