import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Follow } from '../../compose/feedback/follow.tsx';
import { Link } from '../../compose/link.tsx';
import { FollowedBoardsDocument } from '../../data/generated/graphql.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { Covers } from './board-tile.tsx';
import { FollowRows } from './follow-rows.tsx';
import { FollowingKinds } from './following-kinds.tsx';
import styles from './follow-lists.module.css';
import { followList } from './follow-list.ts';
import { usePersonHere } from './use-person.ts';

const list = followList(FollowedBoardsDocument);

/** Reads the first page of the boards that somebody follows. */
export const loader = list.load;

/** The boards that somebody follows. */
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
