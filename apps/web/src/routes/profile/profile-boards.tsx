import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { ProfileBoardsDocument } from '../../data/generated/graphql.ts';
import { profileTexts as texts } from '../../messages/en-us-profile.ts';
import { BoardTile } from './board-tile.tsx';
import { boardsWish, type BoardsChoice } from './boards-choice.ts';
import { More } from './more.tsx';
import styles from './profile.module.css';
import { usePages } from './use-pages.ts';

/** The boards of a profile, a page at a time. */
export function ProfileBoards(props: {
  readonly username: string;
  readonly choice: BoardsChoice;
  readonly isOwn: boolean;
}): ReactNode {
  const { username, choice } = props;
  const boards = usePages({
    document: ProfileBoardsDocument,
    variables: boardsWish(username, choice),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.boards : undefined),
  });
  if (boards.items.length === 0)
    return choice.show === 'all' ? (
      <EmptyState title={texts.noBoards}>{texts.noBoardsHint}</EmptyState>
    ) : (
      <EmptyState title={texts.noBoardsShown}>{texts.noBoardsShownHint}</EmptyState>
    );
  return (
    <>
      <h2 className={styles.heading}>{texts.boards}</h2>
      <ul role="list" className={styles.boards}>
        {boards.items.map((board) => (
          <li key={board.entityId}>
            <BoardTile board={board} />
          </li>
        ))}
      </ul>
      <More pages={boards} isByButton />
    </>
  );
}
