import { Button, EmptyState, ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ProfileBoardsDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { BoardTile } from '../../features/board-tile/board-tile.tsx';
import { boardsQueryVariables, canOrder, type BoardsChoice } from './boards-choice.ts';
import { More } from '../../features/paging/show-more.tsx';
import styles from '../../features/profile/profile.module.css';
import { usePages } from '../../features/paging/use-pages.ts';

const BoardOrder = lazy(() => import('./board-order.tsx'));

/** Renders the boards of a profile, page by page. */
export function ProfileBoards(props: {
  readonly username: string;
  readonly choice: BoardsChoice;
  readonly isOwn: boolean;
}): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, choice, isOwn } = props;
  const boards = usePages({
    document: ProfileBoardsDocument,
    variables: boardsQueryVariables(username, choice),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.boards : undefined),
  });
  const [isOrdering, setOrdering] = useState(false);
  const { revalidate } = useRevalidator();
  const stopOrdering = useCallback(() => {
    setOrdering(false);
    void revalidate();
  }, [revalidate]);
  if (isOrdering)
    return (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <BoardOrder username={username} onDone={stopOrdering} />
        </Suspense>
      </ErrorBoundary>
    );
  if (boards.items.length === 0)
    return choice.show === 'all' ? (
      <EmptyState title={texts.noBoards}>{texts.noBoardsHint}</EmptyState>
    ) : (
      <EmptyState title={texts.noBoardsShown}>{texts.noBoardsShownHint}</EmptyState>
    );
  return (
    <>
      <h2 className={styles.heading}>{texts.boards}</h2>
      {isOwn && canOrder(choice) && boards.items.length > 1 ? (
        <p className={styles.orderBar}>
          <Button size="sm" onClick={() => setOrdering(true)}>
            {texts.reorder}
          </Button>
        </p>
      ) : null}
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
