import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { IMAGES_PREFIX } from '../../platform/media/images/index.ts';
import { toCsvCell } from '../../platform/text/csv-cell.ts';
import type { ArchiveLine } from '../member-archive/index.ts';
import { collectLines } from './collect-lines.ts';
import type { ArchiveDeps, ArchiveRun, WrittenArchive } from './write-archive.ts';

const COLUMNS = [
  'title',
  'description',
  'alt_text',
  'link',
  'image',
  'board',
  'section',
  'created_at',
  'note',
] as const;

/** A row of the table: a Pin, or a note on a board. */
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | null>>>;

/**
 * Writes the Pins of a member, or of one board, as CSV: a row for each, in the order of the boards, and before them a row for
 * each note. Images are named by their addresses.
 */
export async function writeCsv(
  deps: ArchiveDeps,
  owner: SignedIn,
  { folder, target, boardId = null, signal, onProgress }: ArchiveRun,
): Promise<WrittenArchive> {
  const { lines, close } = await collectLines(deps, owner, {
    folder,
    boardId,
    includesAccount: false,
    signal,
  });
  const counts = { pins: 0 };
  await onProgress(0);
  const half = `${target}.half`;
  try {
    await pipeline(
      Readable.from(csvLines(lines, deps.env.publicUrl + IMAGES_PREFIX, counts)),
      createWriteStream(half, { mode: 0o600, flush: true }),
      { signal },
    );
  } finally {
    await close();
  }
  await rename(half, target);
  return { ...counts, bytes: (await stat(target)).size, files: 0 };
}

/** Yields the table, and counts its Pins. Its first character marks it as UTF-8 for spreadsheets. */
async function* csvLines(
  source: AsyncIterable<readonly ArchiveLine[]>,
  images: string,
  counts: { pins: number },
): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.join(',')}\r\n`;
  const names = new Map<string, string>();
  for await (const lines of source) {
    let rows = '';
    for (const line of lines) {
      if (line.kind === 'board') names.set(line.id, line.name);
      if (line.kind === 'section') names.set(line.id, line.title);
      if (line.kind === 'pin') counts.pins += 1;
      const row = toRow(line, names, images);
      if (row) rows += `${COLUMNS.map((column) => toCsvCell(row[column] ?? '')).join(',')}\r\n`;
    }
    yield rows;
  }
}

function toRow(line: ArchiveLine, names: ReadonlyMap<string, string>, images: string): Row | undefined {
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
  if (line.kind === 'note') {
    const todos = line.todos.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text}`);
    const note = [line.text, ...todos].filter((text) => text !== '').join('\n');
    return { title: line.title, board: nameOf(line.board), created_at: line.createdAt, note };
  }
  if (line.kind !== 'pin') return undefined;
  return {
    title: line.title,
    description: line.description,
    alt_text: line.altText,
    link: line.link,
    image: `${images}/${line.image}`,
    board: line.sharedBoard?.name ?? nameOf(line.board),
    section: nameOf(line.section),
    created_at: line.savedAt,
  };
}
