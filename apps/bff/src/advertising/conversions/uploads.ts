import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Reader } from '../../business/asset-groups/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { accountInBusiness } from './account-in-business.ts';
import { conversionUploads, uploadFindings } from './tables.ts';

/** An upload as stored. */
export type UploadRow = typeof conversionUploads.$inferSelect;

/** An issue of a line; `code` says how to correct it. */
export type UploadIssue = { readonly line: number; readonly field: string; readonly code: string };

/** The result of the lines of a chunk. */
export type ChunkResult = {
  readonly lines: number;
  readonly taken: number;
  readonly known: number;
  readonly findings: readonly UploadIssue[];
};

/** Maximum number of issues in the report of an upload. */
export const FINDINGS_MAX = 1000;

/**
 * Returns an upload of this kind in an ad account that the member has access to. Throws `upload_not_found`,
 * also for those of other businesses.
 */
export async function findUpload(
  db: Db,
  reader: Reader,
  kind: UploadRow['kind'],
  text: string,
): Promise<UploadRow> {
  const [upload] = await db
    .select()
    .from(conversionUploads)
    .where(
      and(
        eq(conversionUploads.id, parseId(text) ?? 0n),
        eq(conversionUploads.kind, kind),
        accountInBusiness(reader, conversionUploads.accountId),
      ),
    );
  if (!upload) throw new AppError('upload_not_found');
  return upload;
}

/** Returns a page of an ad account's uploads of a kind, newest first. */
export async function listUploads(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  accountId: bigint,
  kind: UploadRow['kind'],
  params: PageParams,
): Promise<Page<UploadRow>> {
  const list = `uploads ${accountId} ${kind}`;
  const [before] = bookmarks.read(list, params.after) ?? [];
  const rows = await db
    .select()
    .from(conversionUploads)
    .where(
      and(
        eq(conversionUploads.accountId, accountId),
        eq(conversionUploads.kind, kind),
        before === undefined ? undefined : lt(conversionUploads.id, BigInt(before)),
      ),
    )
    .orderBy(desc(conversionUploads.id))
    .limit(params.size + 1);
  return toPage(rows, params.size, ({ id }) => bookmarks.make(list, [String(id)]));
}

/** Returns the issues of an upload, in the order of its file. */
export function listUploadIssues(db: Db, uploadId: bigint): Promise<readonly UploadIssue[]> {
  return db
    .select({ line: uploadFindings.line, field: uploadFindings.field, code: uploadFindings.code })
    .from(uploadFindings)
    .where(eq(uploadFindings.uploadId, uploadId))
    .orderBy(asc(uploadFindings.seq))
    .limit(FINDINGS_MAX);
}

/**
 * Processes the next chunk of an upload: `work` applies it, and its result is stored in the same transaction.
 * A chunk that was received before is not processed again, so that it can be repeated after a lost response;
 * the results of an incomplete file stay, and the upload can be continued later. Throws
 * `upload_piece_missing` for a chunk out of order, `upload_not_found` if the upload has ended.
 */
export async function receiveChunk(
  db: Db,
  upload: Pick<UploadRow, 'id'>,
  { piece, isLast, now }: { readonly piece: number; readonly isLast: boolean; readonly now: Date },
  work: (tx: Db) => Promise<ChunkResult>,
): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(conversionUploads)
      .where(eq(conversionUploads.id, upload.id))
      .for('update');
    if (!held) throw new AppError('upload_not_found');
    if (piece < held.pieces) return held;
    if (piece > held.pieces) throw new AppError('upload_piece_missing');
    if (held.isEnded) throw new AppError('upload_not_found');
    const { lines, taken, known, findings } = await work(tx);
    const storedFindings = findings.slice(0, Math.max(0, FINDINGS_MAX - held.refused));
    if (storedFindings.length > 0)
      await tx.insert(uploadFindings).values(
        storedFindings.map(({ line, field, code }, at) => ({
          uploadId: held.id,
          seq: held.refused + at + 1,
          line,
          field,
          code,
        })),
      );
    const [changed] = await tx
      .update(conversionUploads)
      .set({
        pieces: held.pieces + 1,
        linesCome: held.linesCome + lines,
        taken: held.taken + taken,
        known: held.known + known,
        refused: held.refused + findings.length,
        isEnded: isLast,
        endedAt: isLast ? now : null,
      })
      .where(eq(conversionUploads.id, held.id))
      .returning();
    return changed ?? held;
  });
}
