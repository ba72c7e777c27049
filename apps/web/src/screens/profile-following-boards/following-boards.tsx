import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Follow } from '../../features/feedback/follow.tsx';
import { Link } from '../../features/links/link.tsx';
import { FollowedBoardsDocument } from '../../data/generated/graphql.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { Covers } from '../../features/board-tile/board-tile.tsx';
import { FollowRows } from '../../features/profile/follow-rows.tsx';
import { FollowingKinds } from '../../features/profile/following-kinds.tsx';
import styles from '../../features/profile/follow-lists.module.css';
import { followList } from '../../features/profile/follow-list.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';

const list = followList(FollowedBoardsDocument);

/** Loads the first page of the boards that a member follows. */
export const loader = list.load;

/** Renders the boards that a member follows. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const viewer = useViewer();
  const boards = list.usePagesOf(username);
  return (
    <>
      <FollowingKinds username={username} open="boards" />
      <FollowRows
        label={texts.boards}
        pages={boards}
        empty={<EmptyState title={texts.noBoards}>{texts.nothingHint(name)}</EmptyState>}
      >
        {(board) => (
          <>
            <Link to={board.url} className={styles.who}>
              <span className={styles.cover}>
                <Covers covers={board.coverImages} />
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>
                  <bdi>{board.name}</bdi>
                </span>
                <span className={styles.facts}>{texts.by(board.owner.fullName || board.owner.username)}</span>
              </span>
            </Link>
            {viewer?.user.entityId === board.owner.entityId ? null : (
              <Follow
                subject={{ kind: 'board', id: board.entityId, name: board.name }}
                known={board.followedByMe}
                size="sm"
              />
            )}
          </>
        )}
      </FollowRows>
    </>
  );
}
