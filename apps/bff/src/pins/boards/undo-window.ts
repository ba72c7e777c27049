import { lte, sql, type SQL } from 'drizzle-orm';
import type { boardInviteLinks, boardShareLinks } from '../board-access/index.ts';

/** How long somebody who was taken off a board is put back, and a link that was taken back opens again. Source: chosen. */
export const UNDO_SECONDS = 60;

/** How long what can be undone is kept at least: longer than that, for a slow clock. */
const KEPT = sql`interval '1 hour'`;

/** Whether a time of this database is so near that what was done then can be undone. */
export function isWithinUndoWindow(at: SQL): SQL {
  return sql`${at} > now() - make_interval(secs => ${UNDO_SECONDS})`;
}

/** Whether a time of this database is so far that nothing done then is remembered. */
export function isPastUndoRetention(at: SQL): SQL {
  return sql`${at} < now() - ${KEPT}`;
}

/** What an update sets of a link that is taken back. */
export const ENDED = sql`expires_at = created_at, ended_expires_at = expires_at, ended_at = now()`;

/** What an update sets of a link that opens again, as it was. */
export const REOPENED = sql`expires_at = ended_expires_at, ended_expires_at = null, ended_at = null`;

/** Over links: one that was taken back just now. */
export const isEndedJustNow = (): SQL => isWithinUndoWindow(sql`ended_at`);

/** Over links: one that opens nothing, and never will again. */
export function isRevokedOrExpired(links: typeof boardInviteLinks | typeof boardShareLinks, now: Date): SQL {
  return sql`(${lte(links.expiresAt, now)} and (${links.endedAt} is null or ${isPastUndoRetention(sql`${links.endedAt}`)}))`;
}
