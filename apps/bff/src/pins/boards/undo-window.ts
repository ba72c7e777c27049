import { lte, sql, type SQL } from 'drizzle-orm';
import type { boardInviteLinks, boardShareLinks } from '../board-access/index.ts';

/** Seconds within which a removed member or a revoked link can be restored. Not specified; our choice. */
export const UNDO_SECONDS = 60;

/** The minimum retention of undoable removals; longer than the undo window, because clocks differ. */
const REMOVAL_RETENTION = sql`interval '1 hour'`;

/** Condition: a time of the database is within the undo window. */
export function isWithinUndoWindow(at: SQL): SQL {
  return sql`${at} > now() - make_interval(secs => ${UNDO_SECONDS})`;
}

/** Condition: a time of the database is past the retention of removals. */
export function isPastUndoRetention(at: SQL): SQL {
  return sql`${at} < now() - ${REMOVAL_RETENTION}`;
}

/** The update that revokes a link. */
export const ENDED = sql`expires_at = created_at, ended_expires_at = expires_at, ended_at = now()`;

/** The update that restores a revoked link. */
export const REOPENED = sql`expires_at = ended_expires_at, ended_expires_at = null, ended_at = null`;

/** Condition on links: revoked within the undo window. */
export const isEndedJustNow = (): SQL => isWithinUndoWindow(sql`ended_at`);

/** Condition on links: invalid, and no longer restorable. */
export function isRevokedOrExpired(links: typeof boardInviteLinks | typeof boardShareLinks, now: Date): SQL {
  return sql`(${lte(links.expiresAt, now)} and (${links.endedAt} is null or ${isPastUndoRetention(sql`${links.endedAt}`)}))`;
}
