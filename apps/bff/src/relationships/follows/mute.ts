import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The reason for muting a source: the content that the feedback concerned, and the days it lasts. */
export type Muting = { readonly contentId: bigint | null; readonly days: number };

/** The kinds of muted sources, by id. */
export type Muted = {
  readonly kind: 'user' | 'board' | 'interest' | 'taste' | 'promoter';
  readonly id: bigint;
};

/** Mutes a source in the viewer's feeds that they do not follow. */
export async function mute(db: Db, viewer: SignedIn, muted: Muted, muting: Muting): Promise<void> {
  await db.execute(muteStatement(viewer.id, muted, muting, sql`false`));
}

/**
 * Returns the statement that mutes a source: for feedback in any case, otherwise if `hasEnded`, a follow that
 * ended in the same statement. A source that was muted by earlier feedback keeps its content, and the longer
 * duration applies.
 */
export function muteStatement(viewerId: bigint, { kind, id }: Muted, muting: Muting, hasEnded: SQL): SQL {
  const isFeedback = muting.contentId !== null;
  return sql`
    insert into muted_sources as muted (user_id, kind, source_id, content_id, has_unfollowed, until)
    select ${viewerId}, ${kind}, ${id}, ${muting.contentId}::bigint, ${isFeedback} and ${hasEnded},
      now() + make_interval(days => ${muting.days})
    where ${isFeedback} or ${hasEnded}
    on conflict (user_id, kind, source_id) do update set
      content_id = coalesce(muted.content_id, excluded.content_id),
      has_unfollowed = muted.has_unfollowed or excluded.has_unfollowed,
      until = greatest(muted.until, excluded.until)`;
}
