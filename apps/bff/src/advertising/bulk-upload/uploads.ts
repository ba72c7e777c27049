import {
  canAccessAllAssets,
  parseBulkRow,
  type BulkIssue,
  type BulkRow,
} from '@pegboard/business-dashboard/model';
import { and, asc, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { assetGroups } from '../../business/asset-groups/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Membership } from '../../business/business/index.ts';
import { getAdPool } from '../campaigns/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { bulkRows, bulkUploads } from './tables.ts';
import { toRowIssues, applyUploadRow } from './apply-upload-row.ts';

/** An upload as stored. */
export type BulkUploadRow = typeof bulkUploads.$inferSelect;

/** A line of a file: its cells by column name, or its error. */
export type UploadedRow = {
  readonly line: number;
  readonly cells?: Readonly<Record<string, string>> | undefined;
  readonly problem?: string | undefined;
};

type Piece = { readonly piece: number; readonly isLast: boolean; readonly rows: readonly UploadedRow[] };
type Working = Pick<Deps, 'db' | 'now'>;

const FINDINGS_MAX = 1000;
/** Number of rows applied per request, so that clients can show progress. */
export const APPLY_BATCH_SIZE = 50;

/**
 * Condition: the uploads that a member may see: all, or only their own if asset groups limit their access.
 */
function seenBy({ business, member }: Membership): SQL | undefined {
  const ofBusiness = eq(bulkUploads.businessId, business.id);
  if (canAccessAllAssets(member.role)) return ofBusiness;
  const areNoGroups = sql`not exists (select from ${assetGroups} where ${assetGroups.businessId} = ${business.id})`;
  return and(ofBusiness, or(eq(bulkUploads.startedBy, member.userId), areNoGroups));
}

/**
 * Returns an upload that the member may see. Throws `upload_not_found`, also for those of other businesses.
 */
export async function findBulkUpload(db: Db, who: Membership, text: string): Promise<BulkUploadRow> {
  const [upload] = await db
    .select()
    .from(bulkUploads)
    .where(and(eq(bulkUploads.id, parseId(text) ?? 0n), seenBy(who)));
  if (!upload) throw new AppError('upload_not_found');
  return upload;
}

/** Returns a page of the uploads that a member may see, newest first. */
export async function listBulkUploads(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  who: Membership,
  params: PageParams,
): Promise<Page<BulkUploadRow>> {
  const list = `bulk uploads ${who.business.id}`;
  const [before] = bookmarks.read(list, params.after) ?? [];
  const rows = await db
    .select()
    .from(bulkUploads)
    .where(and(seenBy(who), before === undefined ? undefined : lt(bulkUploads.id, BigInt(before))))
    .orderBy(desc(bulkUploads.id))
    .limit(params.size + 1);
  return toPage(rows, params.size, ({ id }) => bookmarks.make(list, [String(id)]));
}

/** Returns the issues of an upload in the order of its file. */
export async function listBulkIssues(
  db: Db,
  uploadId: bigint,
): Promise<readonly (BulkIssue & { readonly line: number })[]> {
  const rows = await db
    .select({ line: bulkRows.line, findings: bulkRows.findings })
    .from(bulkRows)
    .where(and(eq(bulkRows.uploadId, uploadId), inArray(bulkRows.state, ['refused', 'failed'])))
    .orderBy(asc(bulkRows.line))
    .limit(FINDINGS_MAX);
  return rows
    .flatMap(({ line, findings }) => findings.map(({ field, code }) => ({ line, field, code })))
    .slice(0, FINDINGS_MAX);
}

/**
 * Validates the next chunk of an upload, and stores its rows with their issues, without applying them. A
 * chunk that was received before is not validated again. Throws `upload_piece_missing` for a chunk out of
 * order, `upload_not_found` if the file is complete.
 */
export async function receiveUploadChunk(
  deps: Working,
  who: Membership,
  uploadId: bigint,
  { piece, isLast, rows }: Piece,
): Promise<BulkUploadRow> {
  return deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId)).for('update');
    if (!held) throw new AppError('upload_not_found');
    if (piece < held.pieces) return held;
    if (piece > held.pieces) throw new AppError('upload_piece_missing');
    if (held.isEnded || held.linesCome + rows.length > held.lines) throw new AppError('upload_not_found');
    const makers = [...(await makersOf(tx, uploadId))];
    const checked: (typeof bulkRows.$inferInsert)[] = [];
    for (const { line, cells = {}, problem } of rows) {
      const findings = problem
        ? [{ field: '', code: problem }]
        : await checkRow({ ...deps, db: tx }, who, { line, cells, makers });
      const state = findings.length === 0 ? 'ready' : 'refused';
      makers.push(...asMaker({ line, cells, state, madeId: null }));
      checked.push({ uploadId, line, cells, state, findings });
    }
    const lines =
      checked.length === 0
        ? []
        : await tx
            .insert(bulkRows)
            .values(checked)
            .onConflictDoNothing()
            .returning({ state: bulkRows.state });
    const ready = lines.filter(({ state }) => state === 'ready').length;
    const [changed = held] = await tx
      .update(bulkUploads)
      .set({
        pieces: held.pieces + 1,
        linesCome: held.linesCome + lines.length,
        ready: held.ready + ready,
        refused: held.refused + lines.length - ready,
        isEnded: isLast,
      })
      .where(eq(bulkUploads.id, uploadId))
      .returning();
    return changed;
  });
}

/** A row that creates a campaign, which later rows may reference; with the campaign once it exists. */
type Maker = Pick<typeof bulkRows.$inferSelect, 'line' | 'cells' | 'state' | 'madeId'> & {
  readonly row: BulkRow;
};

/** Returns a row as a maker, if it is one. */
function asMaker(stored: Omit<Maker, 'row'>): readonly Maker[] {
  const { cells } = stored;
  const found = parseBulkRow(cells);
  const isMaker = found.ok && found.row.type === 'campaign' && found.row.action === 'create';
  return isMaker ? [{ ...stored, row: found.row }] : [];
}

/** Returns the rows of an upload that create campaigns. */
async function makersOf(tx: Db, uploadId: bigint): Promise<readonly Maker[]> {
  const { line, cells, state, madeId } = bulkRows;
  const rows = await tx
    .select({ line, cells, state, madeId })
    .from(bulkRows)
    .where(and(eq(bulkRows.uploadId, uploadId), sql`lower(btrim(${cells}->>'action')) = 'create'`));
  return rows.flatMap(asMaker);
}

/**
 * Returns the function that creates the campaign of a row; undefined if the row names none. Throws
 * `invalid_input` if it is ambiguous.
 */
function makerFor({ ids }: BulkRow, line: number, makers: readonly Maker[]): Maker | undefined {
  const name = ids['campaign_name'];
  if (name === undefined) return undefined;
  const refuse = (code: string) => new AppError('invalid_input', { fields: { campaign_name: code } });
  const [maker, ...more] = makers.filter((one) => one.line < line && one.row.values['name'] === name);
  if (!maker) throw refuse('campaign_not_above');
  if (more.length > 0) throw refuse('campaign_name_twice');
  if (maker.state === 'refused' || maker.state === 'failed') throw refuse('campaign_refused');
  return maker;
}

/** Returns a row with its campaign's id, if it referenced a created one. */
const aboutCampaign = (row: BulkRow, id: bigint | null | undefined): BulkRow =>
  id === null || id === undefined ? row : { ...row, ids: { ...row.ids, campaign_id: String(id) } };

/** Ends a dry run. */
class Undone extends Error {}

/** Returns the issues of a row. The row is applied and rolled back, so that each rule is implemented once. */
async function checkRow(
  { db, now }: Working,
  who: Membership,
  { line, cells, makers }: Pick<Maker, 'line' | 'cells'> & { readonly makers: readonly Maker[] },
): Promise<readonly BulkIssue[]> {
  const found = parseBulkRow(cells);
  if (!found.ok) return found.findings;
  try {
    await db.transaction(async (tx) => {
      const maker = makerFor(found.row, line, makers);
      const made = maker && (await applyUploadRow({ db: tx, now }, who, maker.row));
      await applyUploadRow({ db: tx, now }, who, aboutCampaign(found.row, made));
      throw new Undone();
    });
    return [];
  } catch (error) {
    return error instanceof Undone ? [] : toRowIssues(error);
  }
}

/**
 * Applies the next valid rows of an upload, each once, however often it is requested: a row and its result
 * are one transaction. A row that is rejected now, although it was valid, is reported as an issue. Throws
 * `upload_piece_missing` for an incomplete file.
 */
export async function applyBulkUpload(
  deps: Working,
  who: Membership,
  upload: BulkUploadRow,
): Promise<BulkUploadRow> {
  if (!upload.isEnded) throw new AppError('upload_piece_missing');
  const rows = await deps.db
    .select({ line: bulkRows.line })
    .from(bulkRows)
    .where(and(eq(bulkRows.uploadId, upload.id), eq(bulkRows.state, 'ready')))
    .orderBy(asc(bulkRows.line))
    .limit(APPLY_BATCH_SIZE);
  for (const { line } of rows) await applyRow(deps, who, upload.id, line);
  if (rows.length > 0) getAdPool(deps).forget();
  const [now = upload] = await deps.db.select().from(bulkUploads).where(eq(bulkUploads.id, upload.id));
  return now;
}

async function applyRow(
  { db, now }: Working,
  who: Membership,
  uploadId: bigint,
  line: number,
): Promise<void> {
  const isRow = and(eq(bulkRows.uploadId, uploadId), eq(bulkRows.line, line), eq(bulkRows.state, 'ready'));
  await db.transaction(async (tx) => {
    const [held] = await tx.select().from(bulkRows).where(isRow).for('update');
    if (!held) return;
    const found = parseBulkRow(held.cells);
    const work = async (inner: Db): Promise<bigint> => {
      if (!found.ok) throw new Error('A row was ready that cannot be read.');
      const makers = found.row.ids['campaign_name'] === undefined ? [] : await makersOf(inner, uploadId);
      const maker = makerFor(found.row, line, makers);
      return applyUploadRow({ db: inner, now }, who, aboutCampaign(found.row, maker?.madeId));
    };
    const { madeId, findings } = await tx.transaction(work).then(
      (id) => ({ madeId: id, findings: [] as readonly BulkIssue[] }),
      (error: unknown) => ({ madeId: null, findings: found.ok ? toRowIssues(error) : found.findings }),
    );
    const isDone = findings.length === 0;
    await tx
      .update(bulkRows)
      .set({ state: isDone ? 'applied' : 'failed', findings, madeId })
      .where(isRow);
    await tx
      .update(bulkUploads)
      .set(isDone ? { applied: sql`${bulkUploads.applied} + 1` } : { failed: sql`${bulkUploads.failed} + 1` })
      .where(eq(bulkUploads.id, uploadId));
  });
}
