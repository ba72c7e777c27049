import * as z from 'zod/mini';

const privacySchema = z.enum(['public', 'protected', 'secret']);
const boardSchema = z.object({
  id: z.string(),
  name: z.string(),
  privacy: z.nullable(privacySchema),
  pins: z.number(),
});
const sectionSchema = z.object({
  id: z.string(),
  /** The id of its board in the file. */
  board: z.string(),
  title: z.string(),
  pins: z.number(),
});
const previewSchema = z.object({
  boards: z.array(boardSchema),
  board_count: z.number(),
  sections: z.number(),
  section_list: z.array(sectionSchema),
  notes: z.number(),
  comments: z.number(),
  follows: z.number(),
  pins: z.number(),
  known: z.number(),
  without_board: z.number(),
  videos: z.number(),
  fetched: z.number(),
  invalid: z.number(),
});
const importSchema = z.object({
  id: z.string(),
  state: z.enum(['uploading', 'reading', 'ready', 'running', 'finished', 'failed', 'undoing', 'undone']),
  file_name: z.string(),
  bytes: z.number(),
  kind: z.nullable(z.string()),
  preview: z.nullable(previewSchema),
  total: z.number(),
  done: z.number(),
  created: z.number(),
  known: z.number(),
  merged: z.number(),
  left_out: z.number(),
  failure: z.nullable(z.string()),
  created_at: z.string(),
  undoable_until: z.nullable(z.string()),
  report_url: z.string(),
});

/** The imports of the viewer, the newest first, and the maximum size of a file. */
export const dataImportsSchema = z.object({ bytes_max: z.number(), imports: z.array(importSchema) });
/** The results of items of an import. */
export const importResultsSchema = z.array(
  z.object({
    nth: z.number(),
    kind: z.string(),
    title: z.string(),
    result: z.string(),
    reason: z.nullable(z.string()),
    target_url: z.nullable(z.string()),
  }),
);
/** The boards of the viewer for Pins without one. */
export const targetBoardsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** An import of the viewer. */
export type DataImport = z.infer<typeof importSchema>;
/** The contents of a file before its import. */
export type ImportPreview = z.infer<typeof previewSchema>;
/** A board of a file. */
export type PreviewedBoard = z.infer<typeof boardSchema>;
/** A section of a file. */
export type PreviewedSection = z.infer<typeof sectionSchema>;
/** The imports of the page. */
export type DataImports = z.infer<typeof dataImportsSchema>;
/** The result of an item. */
export type ImportResult = z.infer<typeof importResultsSchema>[number];
/** A board for Pins without one. */
export type TargetBoard = z.infer<typeof targetBoardsSchema>[number];

/** Returns a text of a table by a code of the server; undefined for a code of a newer server. */
export function textByCode(table: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}

/** Returns whether the server is working on an import. */
export function isInProgress({ state }: Pick<DataImport, 'state'>): boolean {
  return state === 'reading' || state === 'running' || state === 'undoing';
}
