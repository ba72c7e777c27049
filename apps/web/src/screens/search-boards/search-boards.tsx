import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { BoardTile } from '../../features/board-tile/board-tile.tsx';
import { More } from '../../features/paging/show-more.tsx';
import { usePages } from '../../features/paging/use-pages.ts';
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
import { SearchBoardsDocument, type SearchBoardsQueryVariables } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/search/search.module.css';

const PAGE_SIZE = 24;

const variablesOf = (address: SearchAddress): SearchBoardsQueryVariables => ({
  query: searchedText(address),
  exact: address.isExact,
  first: PAGE_SIZE,
});

/** Loads the first page of boards that match a search. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const address = parseSearchAddress(pathname, searchParams);
  if (searchedText(address) !== '')
    await context.get(answersContext).ask(SearchBoardsDocument, variablesOf(address));
  return null;
}

/** Renders the boards that match a search. */
export function Component(): ReactNode {
  const address = useSearchAddress();
  if (searchedText(address) === '') return <SearchPrompt />;
  return <Results key={JSON.stringify(address)} address={address} />;
}

function Results({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const lists = useTexts('profile', enUsProfile).lists;
  const variables = variablesOf(address);
  const correction = useQuery(SearchBoardsDocument, variables)?.found.correction ?? null;
  const boards = usePages({
    document: SearchBoardsDocument,
    variables,
    connectionOf: (data) => data.found.connection,
  });
  return (
    <SearchFrame address={address} correction={correction}>
      {boards.items.length === 0 && boards.status === 'end' ? (
        <NoResults address={address} />
      ) : (
        <>
          <ul role="list" className={styles.boards} aria-label={texts.scope.boards}>
            {boards.items.map((board) => (
              <li key={board.entityId}>
                <BoardTile board={board} />
                <span className={styles.owner}>{lists.by(board.owner.fullName || board.owner.username)}</span>
              </li>
            ))}
          </ul>
          <More pages={boards} />
        </>
      )}
    </SearchFrame>
  );
}
