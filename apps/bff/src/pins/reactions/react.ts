import type { ReactionType } from '@pegboard/types';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { commentReacted, contentReacted } from './events.ts';

/** The subject of a reaction: a content, or a comment. */
export type ReactedTo = { readonly kind: 'content' | 'comment'; readonly id: bigint };

/** The number of reactions by type code (wire-facts.md). */
export type ReactionCounts = Readonly<Record<string, number>>;

const PLACES = {
  content: {
    things: sql`contents`,
    reactions: sql`reactions`,
    column: sql`content_id`,
    author: sql`creator_id`,
  },
  comment: {
    things: sql`comments`,
    reactions: sql`comment_reactions`,
    column: sql`comment_id`,
    author: sql`user_id`,
  },
} as const;

/**
 * Adds, changes or removes (null) the viewer's reaction to a content or comment, and counts it: one per member, because
 * concurrent reactions to the same target are serialized. Returns the counts.
 */
export function react(
  root: Db,
  viewer: SignedIn,
  { kind, id }: ReactedTo,
  type: ReactionType | null,
): Promise<ReactionCounts> {
  const { things, reactions, column, author } = PLACES[kind];
  return root.transaction(async (tx) => {
    await tx.execute(sql`select from ${things} where id = ${id} for no key update`);
    const reaction =
      type === null
        ? sql`delete from ${reactions} where ${column} = ${id} and user_id = ${viewer.id}`
        : sql`insert into ${reactions} (${column}, user_id, reaction_type) values (${id}, ${viewer.id}, ${type})
            on conflict (${column}, user_id) do update set reaction_type = excluded.reaction_type`;
    const { rows } = await tx.execute<{ counts: ReactionCounts; author: string; is_new: boolean }>(sql`
      with before as (
        select reaction_type from ${reactions} where ${column} = ${id} and user_id = ${viewer.id}
      ), submitted as (${reaction})
      update ${things} set reaction_counts = ${changedCounts(type)} ${totalOf(kind, type)}
      where id = ${id}
      returning reaction_counts as counts, ${author}::text as author, not exists (select from before) as is_new`);
    if (rows[0]?.is_new && type !== null)
      await publishReaction(tx, { kind, id }, viewer.id, BigInt(rows[0].author));
    return rows[0]?.counts ?? {};
  });
}

/** Publishes a member's first reaction to content or a comment of an author. */
function publishReaction(tx: Db, { kind, id }: ReactedTo, userId: bigint, authorId: bigint): Promise<void> {
  return kind === 'content'
    ? publishEvent(tx, contentReacted, { contentId: id, creatorId: authorId, userId })
    : publishEvent(tx, commentReacted, { commentId: id, authorId, userId });
}

/** Returns the counts without the former reaction, and with the given one. */
function changedCounts(type: ReactionType | null): SQL {
  const added = type === null ? sql`` : sql`union all select ${type}::text, 1`;
  return sql`(
    select coalesce(jsonb_object_agg(type, counted), '{}') from (
      select type, sum(times)::int as counted from (
        select key as type, value::int as times from jsonb_each_text(reaction_counts)
        union all select reaction_type::text, -1 from before ${added}
      ) as changes group by type
    ) as sums where counted > 0)`;
}

/** Comments also store the sum of their counts, by which they are ordered. */
function totalOf(kind: ReactedTo['kind'], type: ReactionType | null): SQL {
  if (kind === 'content') return sql``;
  return sql`, reaction_count = reaction_count + ${type === null ? 0 : 1}::int - (select count(*)::int from before)`;
}
