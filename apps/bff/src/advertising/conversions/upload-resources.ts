import { z } from 'zod';
import { addToAudience, createAudience } from '../ads/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { businessResource, logAction, type BusinessPermission } from '../../business/business/index.ts';
import { findAccount } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { acceptEvents } from './api-routes.ts';
import { countResults } from './event-result.ts';
import { findTag } from './find-tags.ts';
import { conversionUploads } from './tables.ts';
import { nameSchema } from './tag-resources.ts';
import { findUpload, listUploadIssues, listUploads, receiveChunk, type UploadRow } from './uploads.ts';

const kinds = ['access', 'manager'] as const;
const LINES_MAX = 1_000_000;
const PIECE_LINES_MAX = 1000;
const HASHES_MAX = 5000;
/** Issues of a whole line, by the codes of the file reader. */
const LINE_PROBLEMS = ['line_too_long', 'quote_open', 'columns_more'] as const;
const kindSchema = z.enum(['events', 'customers']);
const lineSchema = z.int().min(1).max(2_000_000);
const fileSchema = {
  file_name: z.string().trim().min(1).max(255),
  /** Number of lines in the file, without its header. */
  lines: z.int().min(1).max(LINES_MAX),
};

const uploadAnswer = z.strictObject({
  id: idAnswer,
  kind: kindSchema,
  file_name: z.string(),
  lines: countAnswer,
  lines_come: countAnswer,
  /** Number of new events, or of people new to the list. */
  taken: countAnswer,
  /** Number of duplicates, which were not counted again. */
  known: countAnswer,
  refused: countAnswer,
  /** The index of the next chunk. */
  pieces: countAnswer,
  is_ended: z.boolean(),
  created_at: timeAnswer,
});
const reportAnswer = uploadAnswer.extend({
  findings: z.array(z.strictObject({ line: countAnswer, field: z.string(), code: z.string() })),
});
const pieceSchema = { upload_id: idSchema, piece: z.int().min(0).max(LINES_MAX), is_last: z.boolean() };
const hashSchema = z
  .string()
  .regex(/^[\da-f]{64}$/, 'Send hashes, not e-mails.')
  .max(64);

/**
 * REST resources of uploads of events and customer lists (BD-08): the browser reads the file, hashes personal
 * data, and sends its lines in chunks; each chunk is processed once, and the results of an incomplete file
 * are counted.
 */
export function uploadResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  return [
    ...readsOf('events', 'ConversionUpload', 'conversions.view'),
    ...readsOf('customers', 'AudienceUpload', 'audiences.view'),
    businessResource(deps, {
      name: 'ConversionUpload',
      action: 'create',
      endpoint: 'v3_begin_conversion_upload',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ tag_id: idSchema, ...fileSchema }),
      answer: uploadAnswer,
      async handle({ tag_id: tagId, file_name: fileName, lines }, who) {
        const tag = await findTag(db, who, tagId);
        const begun = { kind: 'events', accountId: tag.accountId, tagId: tag.id, fileName, lines } as const;
        return { data: presentUpload(await begin(who, begun)) };
      },
    }),
    businessResource(deps, {
      name: 'ConversionUpload',
      action: 'update',
      endpoint: 'v3_send_conversion_lines',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({
        ...pieceSchema,
        rows: z
          .array(
            z.strictObject({
              line: lineSchema,
              /** The cells by column name; absent if the line could not be parsed. */
              event: z.record(z.string(), z.unknown()).optional(),
              problem: z.enum(LINE_PROBLEMS).optional(),
            }),
          )
          .max(PIECE_LINES_MAX),
      }),
      answer: uploadAnswer,
      async handle({ upload_id: uploadId, piece, is_last: isLast, rows }, who) {
        const upload = await findUpload(db, who, 'events', uploadId);
        const { tagId } = upload;
        if (tagId === null) throw new AppError('upload_not_found');
        const tag = { id: tagId, accountId: upload.accountId };
        const read = rows.filter(({ problem }) => problem === undefined);
        const broken = rows.flatMap(({ line, problem: code }) =>
          code === undefined ? [] : [{ line, field: '', code }],
        );
        const events = read.map(({ event = {} }) => event);
        const taken = await receiveChunk(db, upload, { piece, isLast, now: now() }, async (tx) => {
          const results = await acceptEvents({ ...deps, db: tx }, tag, events, 'upload');
          return {
            lines: rows.length,
            taken: countResults(results, 'accepted'),
            known: countResults(results, 'duplicate'),
            findings: results
              .flatMap(({ status, field = '', message = '' }, at) =>
                status === 'refused' ? [{ line: read[at]?.line ?? 0, field, code: message }] : [],
              )
              .concat(broken)
              .toSorted((one, other) => one.line - other.line),
          };
        });
        return { data: presentUpload(taken) };
      },
    }),
    businessResource(deps, {
      name: 'AudienceUpload',
      action: 'create',
      endpoint: 'v3_begin_audience_upload',
      right: 'audiences.edit',
      kinds,
      options: z.strictObject({ account_id: idSchema, name: nameSchema, ...fileSchema }),
      answer: uploadAnswer,
      async handle({ account_id: accountId, name, file_name: fileName, lines }, who) {
        const account = await findAccount(db, who, accountId);
        const list = { kind: 'customer_list', name, emailHashes: [] } as const;
        const audienceId = await createAudience(db, account, list);
        await logAction(db, who, 'audience.created', name);
        const begun = { kind: 'customers', accountId: account.id, audienceId, fileName, lines } as const;
        return { data: presentUpload(await begin(who, begun)) };
      },
    }),
    businessResource(deps, {
      name: 'AudienceUpload',
      action: 'update',
      endpoint: 'v3_send_audience_lines',
      right: 'audiences.edit',
      kinds,
      options: z.strictObject({
        ...pieceSchema,
        email_hashes: z.array(hashSchema).max(HASHES_MAX),
        /** Lines without a valid email: they were not sent, only their numbers. */
        refused_lines: z.array(lineSchema).max(HASHES_MAX),
      }),
      answer: uploadAnswer,
      async handle(sent, who) {
        const { upload_id: uploadId, piece, is_last: isLast, email_hashes: hashes } = sent;
        const upload = await findUpload(db, who, 'customers', uploadId);
        const { audienceId, accountId } = upload;
        if (audienceId === null) throw new AppError('upload_not_found');
        const taken = await receiveChunk(db, upload, { piece, isLast, now: now() }, async (tx) => {
          const added =
            hashes.length === 0 ? 0 : await addToAudience(tx, accountId, String(audienceId), hashes);
          return {
            lines: hashes.length + sent.refused_lines.length,
            taken: added,
            known: hashes.length - added,
            findings: sent.refused_lines.map((line) => ({ line, field: 'email', code: 'email_invalid' })),
          };
        });
        return { data: presentUpload(taken) };
      },
    }),
  ];

  /**
   * Returns the history and details of the files of a kind, under separate names, since each requires its own
   * permission.
   */
  function readsOf(kind: UploadRow['kind'], name: string, right: BusinessPermission): readonly AnyResource[] {
    const endpoint = kind === 'events' ? 'conversion_upload' : 'audience_upload';
    return [
      businessResource(deps, {
        name: `${name}s`,
        action: 'get',
        endpoint: `v3_get_${endpoint}s`,
        right,
        kinds,
        options: z.strictObject({ account_id: idSchema, ...pageOptions }),
        answer: z.array(uploadAnswer),
        async handle({ account_id: accountId, ...page }, who) {
          const account = await findAccount(db, who, accountId);
          const { items, bookmark } = await listUploads(deps, account.id, kind, parsePageParams(page));
          return { data: items.map(presentUpload), bookmark };
        },
      }),
      businessResource(deps, {
        name,
        action: 'get',
        endpoint: `v3_get_${endpoint}`,
        right,
        kinds,
        options: z.strictObject({ upload_id: idSchema }),
        answer: reportAnswer,
        async handle({ upload_id: uploadId }, who) {
          const upload = await findUpload(db, who, kind, uploadId);
          const findings = await listUploadIssues(db, upload.id);
          return { data: { ...presentUpload(upload), findings: [...findings] } };
        },
      }),
    ];
  }

  async function begin(
    who: Parameters<typeof logAction>[1],
    input: Pick<UploadRow, 'kind' | 'accountId' | 'fileName' | 'lines'> &
      Partial<Pick<UploadRow, 'tagId' | 'audienceId'>>,
  ): Promise<UploadRow> {
    const [upload] = await db
      .insert(conversionUploads)
      .values({ id: newId(), businessId: who.business.id, startedBy: who.member.userId, ...input })
      .returning();
    if (!upload) throw new Error('An upload was stored without a row: its insert returned none.');
    await logAction(db, who, 'conversion_upload.started', input.fileName);
    return upload;
  }
}

function presentUpload(upload: UploadRow): z.infer<typeof uploadAnswer> {
  return {
    id: String(upload.id),
    kind: upload.kind,
    file_name: upload.fileName,
    lines: upload.lines,
    lines_come: upload.linesCome,
    taken: upload.taken,
    known: upload.known,
    refused: upload.refused,
    pieces: upload.pieces,
    is_ended: upload.isEnded,
    created_at: upload.createdAt.toISOString(),
  };
}
