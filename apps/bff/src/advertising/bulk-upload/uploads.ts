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

/** An upload as its row has it. */
export type BulkUploadRow = typeof bulkUploads.$inferSelect;

/** A line of a file: its cells by the names of their columns, or why it is none. */
export type UploadedRow = {
  readonly line: number;
  readonly cells?: Readonly<Record<string, string>> | undefined;
  readonly problem?: string | undefined;
};

type Piece = { readonly piece: number; readonly isLast: boolean; readonly rows: readonly UploadedRow[] };
type Working = Pick<Deps, 'db' | 'now'>;

const FINDINGS_MAX = 1000;
/** So many rows are worked in a call: anyone who asks sees how far it is, and asks again. */
export const APPLY_BATCH_SIZE = 50;

/** Uploads that a member may see: all, or where asset groups narrow what their role reaches, their own. */
function seenBy({ business, member }: Membership): SQL | undefined {
  const ofBusiness = eq(bulkUploads.businessId, business.id);
  if (canAccessAllAssets(member.role)) return ofBusiness;
  const areNoGroups = sql`not exists (select from ${assetGroups} where ${assetGroups.businessId} = ${business.id})`;
  return and(ofBusiness, or(eq(bulkUploads.startedBy, member.userId), areNoGroups));
}

/** An upload that a member may see. Throws `upload_not_found`, also for those of others. */
export async function findBulkUpload(db: Db, who: Membership, text: string): Promise<BulkUploadRow> {
  const [upload] = await db
    .select()
    .from(bulkUploads)
    .where(and(eq(bulkUploads.id, parseId(text) ?? 0n), seenBy(who)));
  if (!upload) throw new AppError('upload_not_found');
  return upload;
}

/** A page of the uploads that a member may see, the newest first. */
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
 * Checks the next piece of an upload, and keeps its rows with what is wrong in each. Nothing that they ask for is done. A
 * piece that came before is not checked again. Throws `upload_piece_missing` for one too far on, `upload_not_found` when
 * the file has ended.
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

/** A row that creates a campaign, which rows further down may name; the campaign once it is there. */
type Maker = Pick<typeof bulkRows.$inferSelect, 'line' | 'cells' | 'state' | 'madeId'> & {
  readonly row: BulkRow;
};

/** A row as a maker, where it is one. */
function asMaker(stored: Omit<Maker, 'row'>): readonly Maker[] {
  const { cells } = stored;
  const found = parseBulkRow(cells);
  const isMaker = found.ok && found.row.type === 'campaign' && found.row.action === 'create';
  return isMaker ? [{ ...stored, row: found.row }] : [];
}

/** The rows of an upload that create campaigns. */
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

/** A row about the campaign of this id, where it named one that was created. */
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
 * Works the next rows of an upload that can be worked, each once however often it is asked for: a row and
 * what became of it are one transaction. What is refused now, although the check let it pass, is reported as
 * the check shows it. Throws `upload_piece_missing` for a file that has not come whole.
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
