import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { boards, onBoard, type Authorized } from '../../pins/board-access/index.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { images } from '../../platform/media/images/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { exportData } from './export-data.ts';
import { exportFiles } from './export-files.ts';
import { EXPORT_RETENTION_DAYS, EXPORTS_PER_DAY, type ExportFormat } from './export-limits.ts';
import { memberExports } from './tables.ts';

/** An export as stored. */
export type ExportRow = typeof memberExports.$inferSelect;

/** The expected contents of an export. */
export type ExportSize = {
  readonly boards: number;
  readonly pins: number;
  /** The approximate size of the archive. */
  readonly bytes: number;
};

/** Boards that the page offers; others are exported from their own page. */
const LISTED_BOARDS_MAX = 500;
const DAY_MS = 86_400_000;
/** The typical bytes of the texts of a Pin, among them its part of the reader, with its entries in the ZIP. */
const BYTES_PER_PIN = 1400;
/** The typical bytes of a second of video in its largest rendition. */
const VIDEO_BYTES_PER_SECOND = 300_000;

const STARTS_PER_DAY = defineLimit({
  name: 'exports of a member',
  max: EXPORTS_PER_DAY,
  windowMs: DAY_MS,
  against: 'abuse',
});

/** The format of an export, and its only board; everything without one. */
export type ExportChoice = { readonly format: ExportFormat; readonly board: Authorized<'own'> | null };

/** Starts the export of a member, or of one of their boards. Throws `export_running` while another one of theirs is running. */
export async function startExport(
  { db, jobs, limits, now }: Deps,
  owner: SignedIn,
  { format, board }: ExportChoice,
): Promise<ExportRow> {
  try {
    return await db.transaction(async (tx) => {
      const at = now();
      const [made] = await tx
        .insert(memberExports)
        .values({
          id: newId(),
          ownerId: owner.id,
          format,
          boardId: board?.id ?? null,
          createdAt: at,
          activeAt: at,
        })
        .returning();
      if (!made) throw new Error('An export was inserted and not returned.');
      await limits.count([STARTS_PER_DAY, String(owner.id)]);
      await jobs.enqueue(tx, exportData, { exportId: String(made.id) });
      return made;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_exports_one_running'))
      throw new AppError('export_running', { cause: error });
    throw error;
  }
}

/** Returns the exports of a member that have not expired, the newest first. */
export async function listExports({ db, now }: Deps, owner: SignedIn): Promise<readonly ExportRow[]> {
  const since = new Date(now().getTime() - EXPORT_RETENTION_DAYS * DAY_MS);
  return db
    .select()
    .from(memberExports)
    .where(
      and(
        eq(memberExports.ownerId, owner.id),
        or(eq(memberExports.state, 'running'), gt(memberExports.activeAt, since)),
      ),
    )
    .orderBy(desc(memberExports.id))
    .limit(EXPORTS_PER_DAY);
}

/** Returns an export of a member. Throws `export_not_found`, also for those of others and for expired ones. */
export async function findExport(deps: Deps, owner: SignedIn, id: string): Promise<ExportRow> {
  const found = (await listExports(deps, owner)).find((each) => each.id === parseId(id));
  if (!found) throw new AppError('export_not_found');
  return found;
}

/** Deletes an export with its file; a running one ends. Throws `export_not_found`. */
export async function deleteExport(deps: Deps, owner: SignedIn, id: string): Promise<void> {
  const { id: found, state } = await findExport(deps, owner, id);
  await deps.db.delete(memberExports).where(eq(memberExports.id, found));
  // The job of a running one removes the files that it writes.
  if (state !== 'running') await exportFiles(deps).remove(found);
}

/** Returns the boards of a member, of every privacy and archived ones too, by their names. */
export async function listExportableBoards(
  db: Db,
  owner: SignedIn,
): Promise<readonly { readonly id: bigint; readonly name: string }[]> {
  return db
    .select({ id: boards.id, name: boards.name })
    .from(boards)
    .where(and(eq(boards.ownerId, owner.id), isNull(boards.deletedAt)))
    .orderBy(asc(boards.name), asc(boards.id))
    .limit(LISTED_BOARDS_MAX);
}

/** Estimates what an export would contain, from the rows. */
export async function estimateExport(db: Db, owner: SignedIn): Promise<ExportSize> {
  const own = sql`${boards.ownerId} = ${owner.id} and ${boards.deletedAt} is null`;
  const { rows } = await db.execute<{ boards: string; pins: string; bytes: string; seconds: string }>(sql`
    with shown as materialized (
      select ${pins.contentId} as content_id from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
      where ${pins.deletedAt} is null and ${boards.deletedAt} is null
        and (${boards.ownerId} = ${owner.id} or ${pins.pinnerId} = ${owner.id} and ${onBoard(owner)}))
    select (select count(*) from ${boards} where ${own}) as boards,
      (select count(*) from shown) as pins,
      (select coalesce(sum(${images.byteSize}::bigint), 0) from ${images} where ${images.id} in (
        select ${contents.imageId} from ${contents} where ${contents.id} in (select content_id from shown))) as bytes,
      (select coalesce(sum((${contents.rich} #>> '{video,duration}')::numeric / 1000), 0) from ${contents}
        where ${contents.id} in (select content_id from shown) and ${contents.rich} ? 'video') as seconds`);
  const [row] = rows;
  const count = Number(row?.pins ?? 0);
  return {
    boards: Number(row?.boards ?? 0),
    pins: count,
    bytes: Math.round(
      Number(row?.bytes ?? 0) + Number(row?.seconds ?? 0) * VIDEO_BYTES_PER_SECOND + count * BYTES_PER_PIN,
    ),
  };
}
