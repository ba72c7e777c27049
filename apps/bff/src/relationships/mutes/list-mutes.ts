import { and, desc, eq, sql } from 'drizzle-orm';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import type { MuteKind } from './mute-kinds.ts';
import { mutes } from './tables.ts';

/** A mute as stored. */
export type MuteRow = typeof mutes.$inferSelect;

/** Condition: a mute has not ended. */
const isCurrent = sql`(${mutes.until} is null or ${mutes.until} > now())`;

/** Returns a page of the viewer's mutes of a kind, newest first. */
export async function listMutes(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  kind: MuteKind,
  { size, after }: PageParams,
): Promise<Page<MuteRow>> {
  const name = `mutes ${viewer.id} ${kind}`;
  const [id] = bookmarks.read(name, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${mutes.id} < ${id}::bigint`;
  const rows = await db
    .select()
    .from(mutes)
    .where(and(eq(mutes.userId, viewer.id), eq(mutes.kind, kind), isCurrent, beyond))
    .orderBy(desc(mutes.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(name, [String(last.id)]));
}
