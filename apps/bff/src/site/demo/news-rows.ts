import type { tables } from '../tables.ts';
import type { StoredKind } from '../../messaging/notifications/index.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The rows of a world that cause notifications. */
export type NotificationSourceRows = {
  readonly boards: readonly Row<'boards'>[];
  readonly contents: readonly Row<'contents'>[];
  readonly pins: readonly Row<'pins'>[];
  readonly comments: readonly Row<'comments'>[];
  readonly reactions: readonly Row<'reactions'>[];
  readonly userFollows: readonly (Row<'userFollows'> & { readonly createdAt: Date })[];
  readonly boardFollows: readonly (Row<'boardFollows'> & { readonly createdAt: Date })[];
  readonly boardInvites: readonly (Row<'boardInvites'> & { readonly createdAt: Date })[];
};

type Event = {
  readonly userId: bigint | undefined;
  readonly actorId: bigint;
  readonly kind: StoredKind;
  readonly subjectId: bigint;
  readonly at: Date;
  readonly pinId?: bigint;
  readonly commentId?: bigint;
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Milliseconds between a pin and each of its reactions, which have no stored time. */
const REACTION_EVERY_MS = 9 * HOUR_MS;

/**
 * Returns the notifications of the demo accounts: those older than `readDays` are read, and newer ones are
 * unread rows of their own.
 */
export function newsRows(
  rows: NotificationSourceRows,
  {
    logins,
    now,
    readDays,
    date,
  }: {
    readonly logins: ReadonlySet<bigint>;
    readonly now: Date;
    readonly readDays: number;
    readonly date: (ageDays: number) => Dated;
  },
): { readonly news: readonly Row<'news'>[]; readonly newsActors: readonly Row<'newsActors'>[] } {
  const readAt = new Date(now.getTime() - readDays * DAY_MS);
  const heard = eventsOf(rows, now).filter(
    ({ userId, actorId }) => userId !== undefined && logins.has(userId) && userId !== actorId,
  );
  const groups = Map.groupBy(
    heard,
    ({ userId, kind, subjectId, at }) => `${userId} ${kind} ${subjectId} ${at > readAt}`,
  );
  const grouped = [...groups.values()].map((events) => rowsOf(events, { now, readAt, date }));
  return { news: grouped.map(({ one }) => one), newsActors: grouped.flatMap(({ actors }) => actors) };
}

function rowsOf(
  events: readonly Event[],
  base: { readonly now: Date; readonly readAt: Date; readonly date: (ageDays: number) => Dated },
): { readonly one: Row<'news'>; readonly actors: readonly Row<'newsActors'>[] } {
  const newestFirst = events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const [newest] = newestFirst;
  if (newest?.userId === undefined) throw new Error('Nobody did anything: groups of events are never empty.');
  const { userId, kind, subjectId, at: lastAt } = newest;
  const { id } = base.date((base.now.getTime() - lastAt.getTime()) / DAY_MS);
  const byActor = Map.groupBy(newestFirst, ({ actorId }) => actorId);
  const actors = [...byActor].map(([actorId, [{ at, pinId = null, commentId = null } = newest]]) => ({
    newsId: id,
    actorId,
    at,
    pinId,
    commentId,
  }));
  const isRead = lastAt <= base.readAt;
  return {
    one: {
      id,
      userId,
      kind,
      subjectId,
      lastAt,
      actorCount: actors.length,
      readAt: isRead ? base.readAt : null,
    },
    actors,
  };
}

function eventsOf(rows: NotificationSourceRows, now: Date): readonly Event[] {
  const boardOf = new Map(rows.boards.map((board) => [board.id, board]));
  const creatorOf = new Map(rows.contents.map(({ id, creatorId }) => [id, creatorId]));
  const madeAt = new Map(rows.contents.map(({ id, createdAt = now }) => [id, createdAt]));
  const reacted = new Map<bigint, number>();
  const reactedAt = (contentId: bigint): Date => {
    const nth = (reacted.get(contentId) ?? 0) + 1;
    reacted.set(contentId, nth);
    const at = (madeAt.get(contentId) ?? now).getTime() + nth * REACTION_EVERY_MS;
    return new Date(Math.min(at, now.getTime() - HOUR_MS));
  };
  return [
    ...rows.pins
      .filter(({ isRepin, boardId }) => isRepin && boardOf.get(boardId)?.privacy === 'public')
      .map(({ id, contentId, pinnerId, createdAt = now }) => ({
        userId: creatorOf.get(contentId),
        actorId: pinnerId,
        kind: 'save' as const,
        subjectId: contentId,
        pinId: id,
        at: createdAt,
      })),
    ...rows.comments.map(({ id, contentId, userId, createdAt = now }) => ({
      userId: creatorOf.get(contentId),
      actorId: userId,
      kind: 'comment' as const,
      subjectId: contentId,
      commentId: id,
      at: createdAt,
    })),
    ...rows.reactions.map(({ contentId, userId }) => ({
      userId: creatorOf.get(contentId),
      actorId: userId,
      kind: 'reaction' as const,
      subjectId: contentId,
      at: reactedAt(contentId),
    })),
    ...rows.userFollows.map(({ followerId, followedId, createdAt }) => ({
      userId: followedId,
      actorId: followerId,
      kind: 'follow' as const,
      subjectId: 0n,
      at: createdAt,
    })),
    ...rows.boardFollows.map(({ followerId, boardId, createdAt }) => ({
      userId: boardOf.get(boardId)?.ownerId,
      actorId: followerId,
      kind: 'board_follow' as const,
      subjectId: boardId,
      at: createdAt,
    })),
    ...rows.boardInvites.map(({ boardId, invitedUserId, invitedById, createdAt }) => ({
      userId: invitedUserId,
      actorId: invitedById,
      kind: 'board_invite' as const,
      subjectId: boardId,
      at: createdAt,
    })),
  ];
}
