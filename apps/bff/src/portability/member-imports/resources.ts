import { z } from 'zod';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import { BODY_LIMIT_BYTES } from '../../platform/http/plugins/endpoint.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import {
  countAnswer,
  emptyResponseSchema,
  idAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { IMPORT_KINDS } from './adapters/adapter.ts';
import { isImportKind } from './adapters/index.ts';
import type { Deps } from './deps.ts';
import { IMPORT_FILE_ERRORS } from './files/import-file-error.ts';
import { importChoicesSchema, parseFormChoices, parseFormSections, PRIVACIES } from './import-choices.ts';
import { IMPORT_BYTES_MAX } from './import-limits.ts';
import { ITEM_REASONS, ITEM_RESULTS, type ItemReason } from './import-report.ts';
import { listResults, REPORT_FILTERS } from './import-results.ts';
import { readTargetPaths } from './read-target-paths.ts';
import { findImport, listImports, removeImport, startImport, startUndo, undoableUntil } from './imports.ts';
import type { ImportRow } from './tables.ts';
import { importReportPath } from './report-route.ts';

/** The codes of errors of a whole import. */
const FAILURES = [
  ...(Object.keys(IMPORT_FILE_ERRORS) as (keyof typeof IMPORT_FILE_ERRORS)[]),
  'canceled',
  'stalled',
] as const;
/** The page of the imports, to which its forms return. */
const DATA_PAGE = '/settings/data/';
/** The fields of the form by which boards and sections are chosen without scripts. */
const CHOICE_FIELDS = ['board_choices', 'sections', 'section_choices', 'section_titles'];
const REASONS = Object.keys(ITEM_REASONS) as [ItemReason, ...ItemReason[]];

const previewAnswer = z.strictObject({
  boards: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      privacy: z.enum(PRIVACIES).nullable(),
      pins: countAnswer,
    }),
  ),
  /** Number of all boards; `boards` has the first thousand. */
  board_count: countAnswer,
  sections: countAnswer,
  /** The first two thousand sections, by the ids of their boards. */
  section_list: z.array(
    z.strictObject({ id: z.string(), board: z.string(), title: z.string(), pins: countAnswer }),
  ),
  notes: countAnswer,
  comments: countAnswer,
  follows: countAnswer,
  /** Pins that would be created, those that were imported before, and those that have no board. */
  pins: countAnswer,
  known: countAnswer,
  without_board: countAnswer,
  /** Pins with a video, which is converted. */
  videos: countAnswer,
  /** Pins whose images are fetched from the web. */
  fetched: countAnswer,
  /** Parts of the file that cannot be imported. */
  invalid: countAnswer,
});
const importAnswer = z.strictObject({
  id: idAnswer,
  state: z.enum(['uploading', 'reading', 'ready', 'running', 'finished', 'failed', 'undoing', 'undone']),
  file_name: z.string(),
  bytes: countAnswer,
  kind: z.enum(IMPORT_KINDS).nullable(),
  /** The contents of the file, until the import is started. */
  preview: previewAnswer.nullable(),
  /** Number of items of the file, and of those with a result. */
  total: countAnswer,
  done: countAnswer,
  created: countAnswer,
  known: countAnswer,
  merged: countAnswer,
  left_out: countAnswer,
  failure: z.enum(FAILURES).nullable(),
  created_at: timeAnswer,
  /** The time until which it can be undone; null if it cannot be. */
  undoable_until: timeAnswer.nullable(),
  /** The address of the report as CSV. */
  report_url: z.string(),
});
const resultAnswer = z.strictObject({
  nth: countAnswer,
  kind: z.string(),
  title: z.string(),
  result: z.enum(ITEM_RESULTS),
  reason: z.enum(REASONS).nullable(),
  target_id: idAnswer.nullable(),
  /** The path of the Pin, board or section; null for other kinds, and for what was deleted since. */
  target_url: z.string().nullable(),
});

/**
 * The imports of a member (IO-02). Their files are uploaded by the tus protocol; after that an import is read, started with choices, and can
 * be undone. Only the site calls them, no apps.
 */
export function importResources(deps: Deps): readonly AnyResource[] {
  const { now } = deps;
  const present = (row: ImportRow) => ({ data: presentImport(row, now()) });
  const id = z.strictObject({ id: idSchema });
  return [
    authenticatedResource({
      name: 'DataImport',
      action: 'get',
      endpoint: 'v3_get_data_imports',
      options: z.strictObject({}),
      answer: z.strictObject({ bytes_max: countAnswer, imports: z.array(importAnswer) }),
      async handle(_, { viewer }) {
        const imports = await listImports(deps, viewer);
        return {
          data: { bytes_max: IMPORT_BYTES_MAX, imports: imports.map((row) => presentImport(row, now())) },
        };
      },
    }),
    authenticatedResource({
      name: 'DataImport',
      action: 'create',
      endpoint: 'v3_start_data_import',
      form: {
        path: '/settings/data/import/start/',
        keeps: ['id', 'privacy', 'board_id', ...CHOICE_FIELDS],
        hides: [],
        repeats: CHOICE_FIELDS,
        // A file can have thousands of sections, each with a title.
        bytesMax: BODY_LIMIT_BYTES,
        optionsOf: ({
          privacy = 'of_file',
          board_id: boardId = '',
          board_choices: choices = '',
          sections = '',
          section_choices: sectionChoices = '',
          section_titles: titles = '',
          ...rest
        }) => ({
          ...rest,
          privacy,
          boards: parseFormChoices(choices),
          sections: parseFormSections({ sections, choices: sectionChoices, titles }),
          board_id: boardId === '' ? null : boardId,
        }),
        leadsTo: DATA_PAGE,
      },
      options: z.strictObject({ id: idSchema, ...importChoicesSchema.shape }),
      answer: importAnswer,
      async handle({ id: wanted, ...choices }, { viewer }) {
        return present(await startImport(deps, viewer, wanted, choices));
      },
    }),
    authenticatedResource({
      name: 'DataImport',
      action: 'delete',
      endpoint: 'v3_delete_data_import',
      form: { path: '/settings/data/import/remove/', keeps: ['id'], hides: [], leadsTo: DATA_PAGE },
      options: id,
      answer: emptyResponseSchema,
      async handle({ id: wanted }, { viewer }) {
        await removeImport(deps, viewer, wanted);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'DataImportUndo',
      action: 'create',
      endpoint: 'v3_undo_data_import',
      form: { path: '/settings/data/import/undo/', keeps: ['id'], hides: [], leadsTo: DATA_PAGE },
      options: id,
      answer: importAnswer,
      async handle({ id: wanted }, { viewer }) {
        return present(await startUndo(deps, viewer, wanted));
      },
    }),
    authenticatedResource({
      name: 'DataImportReport',
      action: 'get',
      endpoint: 'v3_get_data_import_report',
      options: z.strictObject({ id: idSchema, filter: z.enum(REPORT_FILTERS).optional(), ...pageOptions }),
      answer: z.array(resultAnswer),
      async handle({ id: wanted, filter = 'all', ...page }, { viewer }) {
        const found = await findImport(deps, viewer, wanted);
        const { size, after } = parsePageParams(page);
        const kind = `import ${found.id} ${filter}`;
        const from = Number(deps.bookmarks.read(kind, after)?.[0] ?? 0);
        const rows = await listResults(deps.db, found.id, { filter, after: from, limit: size + 1 });
        const { items, bookmark } = toPage(rows, size, ({ nth }) => deps.bookmarks.make(kind, [String(nth)]));
        const paths = await readTargetPaths(deps.db, items);
        const data = items.map(({ nth, kind: of, title, result, reason, targetId }) => ({
          nth,
          kind: of,
          title,
          result,
          reason,
          target_id: targetId === null ? null : String(targetId),
          target_url: paths.get(nth) ?? null,
        }));
        return { data, bookmark };
      },
    }),
  ];
}

function presentImport(row: ImportRow, now: Date): z.infer<typeof importAnswer> {
  const { preview, kind } = row;
  const until = undoableUntil(row);
  return {
    id: String(row.id),
    state: row.state,
    file_name: row.fileName,
    bytes: row.bytes,
    kind: kind !== null && isImportKind(kind) ? kind : null,
    preview:
      preview === null || row.state !== 'ready'
        ? null
        : {
            boards: preview.boards.map(({ id, name, privacy, pins }) => ({ id, name, privacy, pins })),
            board_count: preview.boardCount,
            sections: preview.sections,
            section_list: (preview.sectionList ?? []).map(({ id, board, title, pins }) => ({
              id,
              board,
              title,
              pins,
            })),
            notes: preview.notes,
            comments: preview.comments,
            follows: preview.follows,
            pins: preview.pins,
            known: preview.known,
            without_board: preview.withoutBoard,
            // A preview that an earlier version stored has no number of videos.
            videos: (preview as Partial<typeof preview>).videos ?? 0,
            fetched: preview.fetched,
            invalid: preview.invalid,
          },
    total: row.total,
    done: row.done,
    created: row.created,
    known: row.known,
    merged: row.merged,
    left_out: row.leftOut,
    failure: FAILURES.find((code) => code === row.failureCode) ?? null,
    created_at: row.createdAt.toISOString(),
    undoable_until: until === undefined || until <= now ? null : until.toISOString(),
    report_url: importReportPath(row.id),
  };
}
