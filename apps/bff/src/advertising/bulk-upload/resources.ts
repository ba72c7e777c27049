import { inArray, desc } from 'drizzle-orm';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import { idsToPromote, listAccounts } from '../campaigns/index.ts';
import { CAMPAIGN_STATUSES, campaigns } from '../../business/ad-accounts/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { bulkUploads } from './tables.ts';
import {
  applyBulkUpload,
  findBulkUpload,
  listBulkIssues,
  listBulkUploads,
  receiveUploadChunk,
  type BulkUploadRow,
} from './uploads.ts';

const kinds = ['access', 'manager'] as const;
const LINES_MAX = 5000;
const PIECE_LINES_MAX = 200;
const IDS_MAX = 2000;
/** Issues of a whole line, by the codes of the file reader. */
const LINE_PROBLEMS = ['line_too_long', 'quote_open', 'columns_more'] as const;

const uploadAnswer = z.strictObject({
  id: idAnswer,
  file_name: z.string(),
  lines: countAnswer,
  lines_come: countAnswer,
  /** Number of valid rows, and of rows that cannot be applied. */
  ready: countAnswer,
  refused: countAnswer,
  /** Number of valid rows that were applied, and that were rejected later. */
  applied: countAnswer,
  failed: countAnswer,
  /** The index of the next chunk. */
  pieces: countAnswer,
  is_ended: z.boolean(),
  created_at: timeAnswer,
});
const reportAnswer = uploadAnswer.extend({
  findings: z.array(z.strictObject({ line: countAnswer, field: z.string(), code: z.string() })),
});
/** The name of a column in a file, of storable characters. */
const columnSchema = z
  .string()
  .max(64)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]*$/u, 'Name the columns as the template does.');
const rowSchema = z.strictObject({
  line: z.int().min(1).max(2_000_000),
  /** The cells by column name; absent if the line could not be parsed. */
  cells: z.record(columnSchema, z.string().max(4000)).optional(),
  problem: z.enum(LINE_PROBLEMS).optional(),
});
const named = { id: idAnswer, name: z.string() };

/**
 * REST resources of bulk uploads (BD-08): the browser reads the file and sends its lines in chunks, which are
 * validated without effect; then the valid rows are applied, in several requests.
 */
export function bulkUploadResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    businessResource(deps, {
      name: 'BulkUploads',
      action: 'get',
      endpoint: 'v3_get_bulk_uploads',
      right: 'ads.view',
      kinds,
      options: z.strictObject(pageOptions),
      answer: z.array(uploadAnswer),
      async handle(page, who) {
        const { items, bookmark } = await listBulkUploads(deps, who, parsePageParams(page));
        return { data: items.map(presentUpload), bookmark };
      },
    }),
    businessResource(deps, {
      name: 'BulkUpload',
      action: 'get',
      endpoint: 'v3_get_bulk_upload',
      right: 'ads.view',
      kinds,
      options: z.strictObject({ upload_id: idSchema }),
      answer: reportAnswer,
      async handle({ upload_id: uploadId }, who) {
        const upload = await findBulkUpload(db, who, uploadId);
        return { data: { ...presentUpload(upload), findings: [...(await listBulkIssues(db, upload.id))] } };
      },
    }),
    businessResource(deps, {
      name: 'BulkUpload',
      action: 'create',
      endpoint: 'v3_begin_bulk_upload',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({
        file_name: z.string().trim().min(1).max(255),
        /** Number of lines in the file, without its header. */
        lines: z.int().min(1).max(LINES_MAX),
      }),
      answer: uploadAnswer,
      async handle({ file_name: fileName, lines }, who) {
        const [upload] = await db
          .insert(bulkUploads)
          .values({
            id: newId(),
            businessId: who.business.id,
            startedBy: who.member.userId,
            fileName,
            lines,
          })
          .returning();
        if (!upload) throw new Error('An upload was stored without a row: its insert returned none.');
        return { data: presentUpload(upload) };
      },
    }),
    businessResource(deps, {
      name: 'BulkUpload',
      action: 'update',
      endpoint: 'v3_send_bulk_lines',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({
        upload_id: idSchema,
        piece: z.int().min(0).max(LINES_MAX),
        is_last: z.boolean(),
        rows: z.array(rowSchema).max(PIECE_LINES_MAX),
      }),
      answer: uploadAnswer,
      async handle({ upload_id: uploadId, piece, is_last: isLast, rows }, who) {
        const { id } = await findBulkUpload(db, who, uploadId);
        return { data: presentUpload(await receiveUploadChunk(deps, who, id, { piece, isLast, rows })) };
      },
    }),
    businessResource(deps, {
      name: 'BulkUploadApply',
      action: 'create',
      endpoint: 'v3_apply_bulk_upload',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({ upload_id: idSchema }),
      answer: uploadAnswer,
      async handle({ upload_id: uploadId }, who) {
        const upload = await findBulkUpload(db, who, uploadId);
        if (upload.isEnded && upload.ready > 0 && upload.applied + upload.failed === 0)
          await logAction(db, who, 'bulk_upload.applied', upload.fileName);
        return { data: presentUpload(await applyBulkUpload(deps, who, upload)) };
      },
    }),
    businessResource(deps, {
      name: 'BulkIds',
      action: 'get',
      endpoint: 'v3_get_bulk_ids',
      right: 'ads.view',
      kinds,
      options: z.strictObject({}),
      answer: z.strictObject({
        accounts: z.array(z.strictObject(named)),
        campaigns: z.array(
          z.strictObject({ ...named, account_id: idAnswer, status: z.enum(CAMPAIGN_STATUSES) }),
        ),
        pins: z.array(z.strictObject({ ...named, campaign_id: idAnswer.nullable() })),
      }),
      async handle(_, who) {
        const accounts = await listAccounts(db, who);
        const [ofAccounts, pins] = await Promise.all([
          db
            .select({
              id: campaigns.id,
              name: campaigns.name,
              account_id: campaigns.accountId,
              status: campaigns.status,
            })
            .from(campaigns)
            .where(
              inArray(
                campaigns.accountId,
                accounts.map(({ id }) => id),
              ),
            )
            .orderBy(desc(campaigns.id))
            .limit(IDS_MAX),
          idsToPromote(db, accounts, IDS_MAX),
        ]);
        return {
          data: {
            accounts: accounts.map(({ id, name }) => ({ id: String(id), name })),
            campaigns: ofAccounts.map((one) => ({
              ...one,
              id: String(one.id),
              account_id: String(one.account_id),
            })),
            pins: [...pins],
          },
        };
      },
    }),
  ];
}

function presentUpload(upload: BulkUploadRow): z.infer<typeof uploadAnswer> {
  return {
    id: String(upload.id),
    file_name: upload.fileName,
    lines: upload.lines,
    lines_come: upload.linesCome,
    ready: upload.ready,
    refused: upload.refused,
    applied: upload.applied,
    failed: upload.failed,
    pieces: upload.pieces,
    is_ended: upload.isEnded,
    created_at: upload.createdAt.toISOString(),
  };
}
