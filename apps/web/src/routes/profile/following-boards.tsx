import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Follow } from '../../compose/feedback/follow.tsx';
import { Link } from '../../compose/link.tsx';
import { FollowedBoardsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { Covers } from './board-tile.tsx';
import { FollowRows } from './follow-rows.tsx';
import { FollowingKinds } from './following-kinds.tsx';
import styles from './follow-lists.module.css';
import { usePersonHere } from './use-person.ts';
import { usePages } from './use-pages.ts';
const firstOf = (username: string) => ({ username, first: FOLLOWERS_PAGE_SIZE });

/** Reads the first page of the boards that somebody follows. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  await context.get(answersContext).ask(FollowedBoardsDocument, firstOf(params['username'] ?? ''), policy);
  return null;
}

/** The boards that somebody follows. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const viewer = useViewer();
  const boards = usePages({
    document: FollowedBoardsDocument,
    variables: firstOf(username),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.connection : undefined),
  });
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
