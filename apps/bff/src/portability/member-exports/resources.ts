import { z } from 'zod';
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
import { downloadPath } from './download-route.ts';
import {
  deleteExport,
  estimateExport,
  expiresAt,
  listExportableBoards,
  listExports,
  startExport,
  type ExportRow,
} from './exports.ts';

/** The page of exports, whose form works without scripts. */
const PAGE = '/settings/data/';

const exportAnswer = z.strictObject({
  id: idAnswer,
  state: z.enum(['running', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  /** The only board of the export; null for everything. */
  board_id: idAnswer.nullable(),
  /** 0 to 100. */
  progress: countAnswer,
  created_at: timeAnswer,
  /** The address of the file, its size, the number of Pins, and the time at which it is deleted; null until it is ready. */
  download_url: z.string().nullable(),
  bytes: countAnswer.nullable(),
  pins: countAnswer.nullable(),
  expires_at: timeAnswer.nullable(),
});

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
        /** The boards of the member, which can be exported alone. */
        boards: z.array(z.strictObject({ id: idAnswer, name: z.string() })),
      }),
      async handle(_, { viewer }) {
        const [size, exports, boards] = await Promise.all([
          estimateExport(deps.db, viewer),
          listExports(deps, viewer),
          listExportableBoards(deps.db, viewer),
        ]);
        return {
          data: {
            size,
            exports: exports.map(presentExport),
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
    download_url: isReady ? downloadPath(row.id) : null,
    bytes: row.bytes,
    pins: row.pins,
    expires_at: isReady ? expiresAt(row).toISOString() : null,
  };
}
