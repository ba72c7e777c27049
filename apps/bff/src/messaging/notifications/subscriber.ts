import { sql } from 'drizzle-orm';
import { commentCreated, commentEdited } from '../../pins/comments/index.ts';
import { boardInvited, boardJoined } from '../../pins/boards/index.ts';
import { commentReacted, contentReacted } from '../../pins/reactions/index.ts';
import { storyMentioned } from '../../pins/pins/index.ts';
import { pinSaved } from '../../pins/saves/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { DatabaseDeps, JobDeps } from '../../platform/deps.ts';
import { exportFinished } from '../../portability/member-exports/index.ts';
import { onEvent, type Subscriber } from '../../platform/domain-events/index.ts';
import {
  boardFollowed,
  followAccepted,
  followRequested,
  userFollowed,
} from '../../relationships/follows/index.ts';
import { getCommentNotifications, getEditNotifications } from './comment-notifications.ts';
import { insertNotifications } from './insert-notifications.ts';
import { findNotifiedMentions } from './notified-mentions.ts';
import { getStoryMentionNotifications } from './story-notifications.ts';

/**
 * Stores notifications of members' actions on each other's pins, boards, comments and profiles (FB-05, IV-03,
 * CU-07), and of finished exports (AC-02).
 */
export const notificationsSubscriber: Subscriber<DatabaseDeps & JobDeps> = {
  name: 'notifications',
  handlers: [
    onEvent(userFollowed, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'follow', userId: data.userId, actorId: data.followerId, subjectId: 0n }],
        occurredAt,
      ),
    ),
    onEvent(followRequested, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'follow_request', userId: data.userId, actorId: data.requesterId, subjectId: 0n }],
        occurredAt,
      ),
    ),
    onEvent(followAccepted, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'follow_accepted', userId: data.followerId, actorId: data.userId, subjectId: 0n }],
        occurredAt,
      ),
    ),
    onEvent(boardFollowed, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'board_follow', userId: data.ownerId, actorId: data.followerId, subjectId: data.boardId }],
        occurredAt,
      ),
    ),
    onEvent(boardInvited, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [
          {
            kind: 'board_invite',
            userId: data.invitedUserId,
            actorId: data.invitedById,
            subjectId: data.boardId,
          },
        ],
        occurredAt,
      ),
    ),
    onEvent(boardJoined, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'invite_accepted', userId: data.ownerId, actorId: data.userId, subjectId: data.boardId }],
        occurredAt,
      ),
    ),
    onEvent(contentReacted, ({ data, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'reaction', userId: data.creatorId, actorId: data.userId, subjectId: data.contentId }],
        occurredAt,
      ),
    ),
    onEvent(commentReacted, ({ data: { commentId, authorId, userId }, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'comment_reaction', userId: authorId, actorId: userId, subjectId: commentId, commentId }],
        occurredAt,
      ),
    ),
    onEvent(commentCreated, ({ data, occurredAt }, deps) =>
      insertNotifications(deps, getCommentNotifications(data), occurredAt),
    ),
    onEvent(commentEdited, async ({ data, occurredAt }, deps) => {
      const notified = await findNotifiedMentions(deps.db, 'mention', data.commentId, data.mentionedIds);
      await insertNotifications(deps, getEditNotifications(data, notified), occurredAt);
    }),
    onEvent(storyMentioned, async ({ data, occurredAt }, deps) => {
      const notified = await findNotifiedMentions(
        deps.db,
        'story_mention',
        data.contentId,
        data.mentionedIds,
      );
      await insertNotifications(deps, getStoryMentionNotifications(data, notified), occurredAt);
    }),
    onEvent(exportFinished, ({ data: { ownerId }, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'export_ready', userId: ownerId, actorId: ownerId, subjectId: 0n }],
        occurredAt,
      ),
    ),
    onEvent(pinSaved, async ({ data, occurredAt }, deps) => {
      const userIds = await findSaveRecipients(deps.db, data);
      const saved = {
        kind: 'save',
        actorId: data.userId,
        subjectId: data.contentId,
        pinId: data.pinId,
      } as const;
      await insertNotifications(
        deps,
        userIds.map((userId) => ({ ...saved, userId })),
        occurredAt,
      );
    }),
  ],
};

/** Returns the creator of the content and the owner of the saved pin; none for a board that is not public. */
async function findSaveRecipients(
  db: Db,
  save: { readonly contentId: bigint; readonly boardId: bigint; readonly viaPinId: bigint | null },
): Promise<readonly bigint[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select recipient.user_id::text from boards cross join lateral (
      select creator_id as user_id from contents where contents.id = ${save.contentId}
      union select pinner_id from pins where pins.id = ${save.viaPinId}
    ) recipient
    where boards.id = ${save.boardId} and boards.privacy = 'public'`);
  return rows.map(({ user_id }) => BigInt(user_id));
}
