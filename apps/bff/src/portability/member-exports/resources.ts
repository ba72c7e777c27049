import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import {
  countAnswer,
  emptyResponseSchema,
  idAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { authoriseBoard } from '../../pins/board-access/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { Deps } from './deps.ts';
import { EXPORT_FORMATS } from './export-limits.ts';
import {
  confirmIdentity,
  hasPasskeys,
  loginCodeSchema,
  passwordSchema,
  signedSchema,
} from '../../people/accounts/index.ts';
import { createDownloadKey } from './download-keys.ts';
import { downloadPath } from './download-route.ts';
import { expiresAt } from './expires-at.ts';
import {
  deleteExport,
  findExport,
  estimateExport,
  listExportableBoards,
  listExports,
  startExport,
  type ExportRow,
} from './exports.ts';

/** The page of exports, whose form works without scripts. */
const PAGE = '/settings/data/';
/** The page that confirms the identity of the member before a download. */
const DOWNLOAD_PAGE = `${PAGE}download/`;

const exportAnswer = z.strictObject({
  id: idAnswer,
  state: z.enum(['running', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  /** The only board of the export; null for everything. */
  board_id: idAnswer.nullable(),
  /** 0 to 100. */
  progress: countAnswer,
  created_at: timeAnswer,
  /** The page that asks who the member is and then downloads the file, its size, the number of Pins, and the time at which it is deleted; null until it is ready. */
  download_page_url: z.string().nullable(),
  bytes: countAnswer.nullable(),
  pins: countAnswer.nullable(),
  expires_at: timeAnswer.nullable(),
});

const downloadAnswer = z.strictObject({ download_url: z.string() });

/** The exports of a member (IO-01): their approximate size, starting and deleting one. Only the site calls them, no apps. */
export function exportResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'DataExport',
      action: 'get',
      endpoint: 'v3_get_data_exports',
      options: z.strictObject({}),
      answer: z.strictObject({
        size: z.strictObject({ boards: countAnswer, pins: countAnswer, bytes: countAnswer }),
        exports: z.array(exportAnswer),
        /** True if the member can confirm a download by a passkey. */
        has_passkeys: z.boolean(),
        /** The boards of the member, which can be exported alone. */
        boards: z.array(z.strictObject({ id: idAnswer, name: z.string() })),
      }),
      async handle(_, { viewer }) {
        const [size, exports, canUsePasskey, boards] = await Promise.all([
          estimateExport(deps.db, viewer),
          listExports(deps, viewer),
          hasPasskeys(deps.db, viewer),
          listExportableBoards(deps.db, viewer),
        ]);
        return {
          data: {
            size,
            exports: exports.map(presentExport),
            has_passkeys: canUsePasskey,
            boards: boards.map(({ id, name }) => ({ id: String(id), name })),
          },
        };
      },
    }),
    authenticatedResource({
      name: 'DataExport',
      action: 'create',
      endpoint: 'v3_start_data_export',
      options: z.strictObject({
        format: z.enum(EXPORT_FORMATS).default('archive'),
        /** The only board of the export; everything without one. */
        board_id: idSchema.default(''),
      }),
      form: { path: PAGE, keeps: ['format', 'board_id'], hides: [], leadsTo: PAGE },
      answer: exportAnswer,
      async handle({ format, board_id: boardId }, { viewer }) {
        const board = boardId === '' ? null : await authoriseBoard(deps.db, viewer, parseId(boardId), 'own');
        return { data: presentExport(await startExport(deps, viewer, { format, board })) };
      },
    }),
    authenticatedResource({
      name: 'DataExportDownload',
      action: 'create',
      endpoint: 'v3_confirm_data_export_download',
      options: z.union([
        z.strictObject({ id: idSchema, password: passwordSchema, code: loginCodeSchema.optional() }),
        z.strictObject({ id: idSchema, credential: signedSchema }),
      ]),
      form: {
        path: DOWNLOAD_PAGE,
        keeps: ['id'],
        hides: ['password', 'code'],
        leadsTo: (data) => downloadAnswer.parse(data).download_url,
      },
      answer: downloadAnswer,
      /** Returns the address of the file, which is valid for an hour, after confirming the identity of the member (AC-02). */
      async handle({ id, ...proof }, { viewer }) {
        const found = await findExport(deps, viewer, id);
        if (found.state !== 'ready') throw new AppError('export_not_found');
        await confirmIdentity(deps, viewer, proof);
        return { data: { download_url: downloadPath(found.id, createDownloadKey(deps, viewer, found.id)) } };
      },
    }),
    authenticatedResource({
      name: 'DataExport',
      action: 'delete',
      endpoint: 'v3_delete_data_export',
      options: z.strictObject({ id: idSchema }),
      form: { path: `${PAGE}remove/`, keeps: ['id'], hides: [], leadsTo: PAGE },
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await deleteExport(deps, viewer, id);
        return { data: null };
      },
    }),
  ];
}

function presentExport(row: ExportRow): z.infer<typeof exportAnswer> {
  const isReady = row.state === 'ready';
  return {
    id: String(row.id),
    state: row.state,
    format: row.format,
    board_id: row.boardId === null ? null : String(row.boardId),
    progress: row.progress,
    created_at: row.createdAt.toISOString(),
    download_page_url: isReady ? `${DOWNLOAD_PAGE}?id=${row.id}` : null,
    bytes: row.bytes,
    pins: row.pins,
    expires_at: isReady ? expiresAt(row).toISOString() : null,
  };
}
