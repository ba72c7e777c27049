import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, truncate } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { once } from 'node:events';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import { filesOf, mapFiles, type ArchiveLine } from '../member-archive/index.ts';
import { fileExists } from './file-exists.ts';
import { readLineFile, toText } from './line-file.ts';

/** Number of lines that are named at once. */
const LINES_AT_ONCE = 64;
/** Number of files that are read at once. */
const FILES_AT_ONCE = 16;

/** A file of the archive: its path in the ZIP, that in the image store, and its size. */
export type NamedFile = { readonly path: string; readonly stored: string; readonly bytes: number };

/** The lines of an archive with their final names, and its files, each once. */
export type NamedLines = { readonly lines: string; readonly files: readonly NamedFile[] };

/**
 * Names the files of collected lines by the SHA-256 of their bytes, and writes the lines with these names. Continues after the
 * files that an earlier run has named. Files that the store no longer has are left out with their lines: their Pin was deleted
 * meanwhile. `onProgress` gets the number of handled lines.
 */
export async function nameFiles(
  { imageStore }: ImageStoreDeps,
  { collected, folder }: { readonly collected: string; readonly folder: string },
  onProgress: (lines: number) => Promise<void>,
  signal: AbortSignal,
): Promise<NamedLines> {
  const lines = join(folder, 'named.jsonl');
  const list = join(folder, 'files.jsonl');
  const known = await readFileList(list);
  if (await fileExists(lines)) return { lines, files: uniqueFiles(known) };
  const names = new Map(known.map((file) => [file.stored, file]));
  const half = `${lines}.half`;
  const output = createWriteStream(half, { mode: 0o600 });
  const listed = createWriteStream(list, { flags: 'a', mode: 0o600 });
  let handled = 0;
  const writeLines = async (part: readonly ArchiveLine[]): Promise<void> => {
    signal.throwIfAborted();
    const unnamed = new Set(
      part.flatMap((line) => [...filesOf(line)]).filter((stored) => !names.has(stored)),
    );
    await nameEach(imageStore, [...unnamed], (file) => {
      names.set(file.stored, file);
      listed.write(`${JSON.stringify(file)}\n`);
    });
    if (listed.writableNeedDrain) await once(listed, 'drain');
    for (const line of part) {
      const stored = [...filesOf(line)];
      const isComplete = stored.every((file) => names.has(file));
      const paths = new Map(stored.map((file) => [file, names.get(file)?.path ?? file]));
      if (isComplete && !output.write(toText(mapFiles(line, paths)))) await once(output, 'drain');
    }
    handled += part.length;
    await onProgress(handled);
  };
  let part: ArchiveLine[] = [];
  for await (const line of readLineFile(collected)) {
    part.push(line);
    if (part.length < LINES_AT_ONCE) continue;
    await writeLines(part);
    part = [];
  }
  await writeLines(part);
  await Promise.all(
    [output, listed].map(async (stream) => {
      stream.end();
      await once(stream, 'close');
    }),
  );
  await rename(half, lines);
  return { lines, files: uniqueFiles([...names.values()]) };
}

/** Returns each path once, in their order: equal files that are stored under several names are one file of the archive. */
function uniqueFiles(files: readonly NamedFile[]): readonly NamedFile[] {
  const unique = [...new Map(files.map((file) => [file.path, file])).values()];
  return unique.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Names the files that the store has, several at once. Those before an error are named. */
async function nameEach(
  store: ImageStoreDeps['imageStore'],
  stored: readonly string[],
  onNamed: (file: NamedFile) => void,
): Promise<void> {
  for (let at = 0; at < stored.length; at += FILES_AT_ONCE) {
    const named = await Promise.allSettled(
      stored.slice(at, at + FILES_AT_ONCE).map(async (path) => {
        const file = await nameFile(store, path);
        if (file) onNamed(file);
      }),
    );
    for (const result of named) if (result.status === 'rejected') throw result.reason;
  }
}

async function nameFile(store: ImageStoreDeps['imageStore'], stored: string): Promise<NamedFile | undefined> {
  const found = await store.get(stored);
  if (!found) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of found.open()) hash.update(chunk as Buffer);
  return { path: `files/${hash.digest('hex')}${extname(stored)}`, stored, bytes: found.size };
}

/** Reads the files that an earlier run has named; its last line may be incomplete, and is removed. */
async function readFileList(path: string): Promise<readonly NamedFile[]> {
  if (!(await fileExists(path))) return [];
  const files: NamedFile[] = [];
  let complete = 0;
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const [...parts] = `${rest}${String(chunk)}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      files.push(JSON.parse(part) as NamedFile);
      complete += Buffer.byteLength(part) + 1;
    }
  }
  await truncate(path, complete);
  return files;
}
