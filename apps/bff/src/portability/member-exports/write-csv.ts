import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { IMAGES_PREFIX } from '../../platform/media/images/index.ts';
import { toCsvCell } from '../../platform/text/csv-cell.ts';
import type { ArchiveLine } from '../member-archive/index.ts';
import { collectLines } from './collect-lines.ts';
import { readLineFile } from './line-file.ts';
import { readTotals, type ArchiveDeps, type ArchiveRun, type WrittenArchive } from './write-archive.ts';

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
  const collected = await collectLines(deps, owner, { folder, boardId, includesAccount: false, signal });
  const { pins } = await readTotals(collected);
  await onProgress(50);
  const half = `${target}.half`;
  await pipeline(
    Readable.from(csvLines(collected, deps.env.publicUrl + IMAGES_PREFIX)),
    createWriteStream(half, { mode: 0o600, flush: true }),
    { signal },
  );
  await rename(half, target);
  return { bytes: (await stat(target)).size, pins, files: 0 };
}

/** Yields the table; its first character marks it as UTF-8 for spreadsheets. */
async function* csvLines(path: string, images: string): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.join(',')}\r\n`;
  const names = new Map<string, string>();
  for await (const line of readLineFile(path)) {
    if (line.kind === 'board') names.set(line.id, line.name);
    if (line.kind === 'section') names.set(line.id, line.title);
    const row = toRow(line, names, images);
    if (row) yield `${COLUMNS.map((column) => toCsvCell(row[column] ?? '')).join(',')}\r\n`;
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
