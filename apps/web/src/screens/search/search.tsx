import { EmptyState } from '@pegboard/ui';
import { parseQueryMarkers } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { SearchPinsDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import styles from './search.module.css';

const queryOf = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, 200);

/** Loads the first page of search results. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(request.url);
  const query = queryOf(searchParams);
  const { isOnSale: onSale } = parseQueryMarkers(searchParams);
  if (query === '') return null;
  await context.get(answersContext).ask(SearchPinsDocument, firstPage({ query, onSale }));
  return null;
}

/** Renders the pins that match a search. */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const [params] = useSearchParams();
  const query = queryOf(params);
  const texts = screenMessages.search;
  if (query === '')
    return (
      <>
        <title>{messages.title(messages.header.search)}</title>
        <EmptyState title={texts.prompt} headingLevel={1}>
          {texts.promptHint}
        </EmptyState>
      </>
    );
  const { isOnSale } = parseQueryMarkers(params);
  return <Results key={`${isOnSale} ${query}`} query={query} isOnSale={isOnSale} />;
}

function Results({ query, isOnSale }: { readonly query: string; readonly isOnSale: boolean }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const texts = screenMessages.search;
  const feed = useFeed({
    key: `search ${isOnSale ? 'on sale ' : ''}${query}`,
    document: SearchPinsDocument,
    variables: { query, onSale: isOnSale },
    connectionOf: (data) => data.feed.connection,
  });
  return (
    <>
      <title>{messages.title(texts.title(query))}</title>
      <meta name="robots" content="noindex" />
      {feed.pins.length === 0 ? null : <h1 className={styles.heading}>{texts.heading(query)}</h1>}
      <PinFeed
        feed={feed}
        surface="SearchItem"
        empty={
          <EmptyState title={texts.none(query)} headingLevel={1}>
            {texts.noneHint}
          </EmptyState>
        }
      />
    </>
  );
}
