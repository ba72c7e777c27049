import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { SPANS } from './blocks.ts';

/** The plays of a video, and the milliseconds for which it was watched in all of them. */
export type VideoPlays = { readonly plays: number; readonly watchedMs: number };

/**
 * Returns how often and how long the videos of an owner's contents were watched, on all boards, for those that were played
 * (CR-16). Plays are those of the retained statistics.
 */
export async function readVideoPlays(
  db: Db,
  ownerId: bigint,
  contentIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, VideoPlays>> {
  if (contentIds.length === 0) return new Map();
  const ids = idList(contentIds);
  // The blocks of each span contain every play once: the longest ones are the fewest.
  const { rows } = await db.execute<{ id: string; plays: number; watched_ms: number }>(sql`
    select wanted.id::text as id, coalesce(played.plays, 0)::float8 as plays,
      coalesce(video_watch_times.watched_ms, 0)::float8 as watched_ms
    from unnest(${ids}::bigint[]) as wanted (id)
      left join (
        select subject, sum(video_views) as plays from stat_blocks
        where owner_id = ${ownerId} and kind = 'pin' and span = ${SPANS[0]} and subject = any(${ids}::text[])
        group by subject
      ) as played on played.subject = wanted.id::text
      left join video_watch_times on video_watch_times.content_id = wanted.id and video_watch_times.owner_id = ${ownerId}`);
  return new Map(rows.map(({ id, plays, watched_ms: watchedMs }) => [BigInt(id), { plays, watchedMs }]));
}
