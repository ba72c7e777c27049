import { sql } from 'drizzle-orm';
import { commentCreated } from '../../pins/comments/index.ts';
import { pinCreated } from '../../pins/pins/index.ts';
import { onEvent, type Subscriber } from '../../platform/domain-events/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { boardFollowed, userFollowed } from '../../relationships/follows/index.ts';
import type { Deps } from './deps.ts';
import { limitIfSpam } from './limit-member.ts';
import { RULE_MAX, RULE_WINDOW_MS } from './rules.ts';

/** The newest comments and pins of a member that are compared. */
const COMPARED_MAX = 200;
/** Follows are counted when they happen: those that were ended again count too. */
const FOLLOWS = defineLimit({
  name: 'follows a member',
  max: RULE_MAX.follow_burst.other,
  windowMs: RULE_WINDOW_MS.follow_burst,
  against: 'abuse',
});

/** Applies the rules against spam to what members publish, after it happened (OP-09). */
export const spamSubscriber: Subscriber<Deps> = {
  name: 'spam',
  handlers: [
    onEvent(commentCreated, async ({ data: { commentId, userId } }, deps) => {
      const same = await countSameComments(deps, commentId, userId);
      if (same) await limitIfSpam(deps, { rule: 'same_comment', userId, ...same });
    }),
    onEvent(pinCreated, async ({ data: { pinId, userId } }, deps) => {
      const same = await countSameLinks(deps, pinId, userId);
      if (same) await limitIfSpam(deps, { rule: 'same_link', userId, ...same });
    }),
    onEvent(userFollowed, ({ data: { followerId } }, deps) => countFollow(deps, followerId)),
    onEvent(boardFollowed, ({ data: { followerId } }, deps) => countFollow(deps, followerId)),
  ],
};

type Same = { readonly count: number; readonly sample: string };

/** Counts the comments of a member with the text of one, without regard to case and spaces. Undefined if it is gone. */
async function countSameComments(
  { db, now }: Deps,
  commentId: bigint,
  userId: bigint,
): Promise<Same | undefined> {
  const since = new Date(now().getTime() - RULE_WINDOW_MS.same_comment).toISOString();
  const { rows } = await db.execute<Same>(sql`
    with written as (
      select id, text, regexp_replace(lower(text), '\\s+', '', 'g') as plain from comments
      where user_id = ${userId} and created_at > ${since}::timestamptz
      order by id desc limit ${sql.raw(String(COMPARED_MAX))})
    select (select count(*)::int from written each where each.plain = this.plain) as count, this.text as sample
    from written this where this.id = ${commentId}`);
  return rows[0];
}

/** Counts the pins that a member created with the link of one. Undefined if it has none, or is gone. */
async function countSameLinks({ db, now }: Deps, pinId: bigint, userId: bigint): Promise<Same | undefined> {
  const since = new Date(now().getTime() - RULE_WINDOW_MS.same_link).toISOString();
  const { rows } = await db.execute<Same>(sql`
    with made as (
      select link, created_at from contents where creator_id = ${userId}
      order by id desc limit ${sql.raw(String(COMPARED_MAX))})
    select (select count(*)::int from made each where each.link = this.link and each.created_at > ${since}::timestamptz) as count,
      this.link as sample
    from pins join contents this on this.id = pins.content_id
    where pins.id = ${pinId} and this.link is not null`);
  return rows[0];
}

/** Counts a follow, and applies the rule to the number of follows within its time. */
async function countFollow(deps: Deps, userId: bigint): Promise<void> {
  const [left] = (await deps.limits.tryCount([FOLLOWS, String(userId)])) ?? [];
  const count = FOLLOWS.max - (left?.remaining ?? 0);
  await limitIfSpam(deps, { rule: 'follow_burst', userId, count, sample: null });
}
