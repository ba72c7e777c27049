import type { ReactNode } from 'react';
import { BoardTile } from '../../features/board-tile/board-tile.tsx';
import { More } from '../../features/paging/show-more.tsx';
import { searchedText, type SearchAddress } from '../../features/search/search-address.ts';
import {
  NoResults,
  SearchFrame,
  SearchPrompt,
  useSearchAddress,
} from '../../features/search/search-frame.tsx';
import { searchList } from '../../features/search/search-list.ts';
import { SearchBoardsDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/search/search.module.css';

const list = searchList(SearchBoardsDocument);

/** Loads the first page of boards that match a search. */
export const loader = list.load;

/** Renders the boards that match a search. */
export function Component(): ReactNode {
  const address = useSearchAddress();
  if (searchedText(address) === '') return <SearchPrompt />;
  return <Results key={JSON.stringify(address)} address={address} />;
}

function Results({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const lists = useTexts('profile', enUsProfile).lists;
  const { pages, correction } = list.useResults(address);
  return (
    <SearchFrame address={address} correction={correction}>
      {pages.items.length === 0 && pages.status === 'end' ? (
        <NoResults address={address} />
      ) : (
        <>
          <ul role="list" className={styles.boards} aria-label={texts.scope.boards}>
            {pages.items.map((board) => (
              <li key={board.entityId}>
                <BoardTile board={board} />
                <span className={styles.owner}>{lists.by(board.owner.fullName || board.owner.username)}</span>
              </li>
            ))}
          </ul>
          <More pages={pages} />
        </>
      )}
    </SearchFrame>
  );
}
