import { createCellReader, type CellLine } from '@pegboard/business-dashboard/model';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { headOf, namesOf, textChunks } from './documents.ts';
import { createFolderBoards } from './folders.ts';
import { toLinkPin } from './link-pin.ts';

/** A row by the names of its columns, or the line that cannot be read. */
type Row =
  | { readonly ok: true; readonly cells: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly line: number };

const columnsOf = (head: string): readonly string[] =>
  (head.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)[0] ?? '')
    .split(',')
    .map((name) => name.replaceAll('"', '').trim().toLowerCase());

/** The CSV export of Raindrop: a bookmark per row, with the path of its folder and the address of its cover. */
export const raindropAdapter: ImportAdapter = {
  kind: 'raindrop',
  detect: async (files) => (await tablesOf(files)).length > 0,
  source: async () => 'raindrop',
  async *read(files) {
    const folders = createFolderBoards();
    for await (const row of readRows(files)) if (row.ok) folders.add(pathOf(row.cells));
    for (const item of [...folders.boards(), ...folders.sections()]) yield { ok: true, item };
    for await (const row of readRows(files)) yield row.ok ? toPin(row.cells, folders) : invalidRow(row.line);
  },
};

async function tablesOf(files: ImportFiles): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of namesOf(files, /\.csv$/i)) {
    const columns = columnsOf(await headOf(files, name));
    if (columns.includes('url') && columns.includes('folder')) found.push(name);
  }
  return found;
}

const pathOf = ({ folder = '' }: Readonly<Record<string, string>>): readonly string[] =>
  folder.trim().toLowerCase() === 'unsorted' ? [] : folder.split('/');

const invalidRow = (line: number): ReadItem => ({
  ok: false,
  kind: 'pin',
  title: `CSV:${line}`,
  reason: 'line_invalid',
});

function toPin(
  cells: Readonly<Record<string, string>>,
  folders: ReturnType<typeof createFolderBoards>,
): ReadItem {
  const { url, title, note = '', excerpt = '', created: savedAt, cover: image } = cells;
  const description = note === '' ? excerpt : note;
  return toLinkPin({ url, title, description, savedAt, image }, folders.add(pathOf(cells)));
}

async function* readRows(files: ImportFiles): AsyncGenerator<Row> {
  for (const name of await tablesOf(files)) {
    const reader = createCellReader(',');
    let columns: readonly string[] | undefined;
    const rowsOf = function* (lines: readonly CellLine[]): Generator<Row> {
      for (const line of lines) {
        if (line.kind === 'problem') yield { ok: false, line: line.line };
        else if (!columns) columns = columnsOf(line.cells.join(','));
        else
          yield {
            ok: true,
            cells: Object.fromEntries(columns.map((key, nth) => [key, line.cells[nth] ?? ''])),
          };
      }
    };
    for await (const chunk of textChunks(files, name)) yield* rowsOf(reader.push(chunk));
    yield* rowsOf(reader.end());
  }
}
