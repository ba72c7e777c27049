import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import type { ReadFile, StoredFile } from '../../platform/object-storage/index.ts';
import { filesOf, type ArchiveLine } from '../member-archive/index.ts';
import type { ZipContent } from './zip-parts.ts';

/** Number of files that are read together while the ones before are written, and the bytes up to which a file is read at once. */
const FILES_AT_ONCE = 32;
const SMALL_BYTES = 1_000_000;
/** Number of lines whose files are read together: most have one file. */
const LINES_AT_ONCE = 64;

/** A file of the archive: its path there, which is its hash, and its bytes: at once, or as a stream for a large one. */
export type Medium = { readonly path: string; readonly content: ZipContent };

/** A line with its files; those that an earlier line had are given with their path only. */
export type LineWithMedia = {
  readonly line: ArchiveLine;
  /** The path of each file in the archive, by that in the store. Files that the store no longer has are missing. */
  readonly paths: ReadonlyMap<string, string>;
  /** The files that no earlier line had. */
  readonly media: readonly Medium[];
};

/** A file that was in the store when it was named, and is not any more. */
export class FileGoneError extends Error {}

/** Lines whose files are read together, and the paths in the store of those that no earlier line had. */
type Batch = { readonly lines: readonly ArchiveLine[]; readonly files: readonly string[] };

/**
 * Yields lines in their order, with their files. Those of the next lines are read meanwhile; small files are
 * read once. Throws `FileGoneError`.
 */
export async function* readMedia(
  { imageStore }: ImageStoreDeps,
  lines: AsyncIterable<ArchiveLine>,
  signal: AbortSignal,
): AsyncGenerator<LineWithMedia> {
  const paths = new Map<string, string>();
  const reader = imageStore.openReader(SMALL_BYTES);
  const read = ({ files }: Batch) => {
    const reading = reader.read(files);
    reading.catch(() => undefined); // awaited in the order of the batches
    return reading;
  };
  try {
    let before: { readonly batch: Batch; readonly reading: ReturnType<typeof read> } | undefined;
    for await (const batch of readBatches(lines)) {
      signal.throwIfAborted();
      const ready = before && { batch: before.batch, found: await before.reading };
      before = { batch, reading: read(batch) };
      if (ready) yield* nameFiles(imageStore, ready, paths);
    }
    if (before) yield* nameFiles(imageStore, { batch: before.batch, found: await before.reading }, paths);
  } finally {
    await reader.close();
  }
}

async function* readBatches(source: AsyncIterable<ArchiveLine>): AsyncGenerator<Batch> {
  const seen = new Set<string>();
  let lines: ArchiveLine[] = [];
  let files: string[] = [];
  for await (const line of source) {
    lines.push(line);
    for (const stored of filesOf(line)) {
      if (seen.has(stored)) continue;
      seen.add(stored);
      files.push(stored);
    }
    if (files.length < FILES_AT_ONCE && lines.length < LINES_AT_ONCE) continue;
    yield { lines, files };
    [lines, files] = [[], []];
  }
  yield { lines, files };
}

/** Yields the lines of a batch with their files, and adds the paths of these to `paths`. */
async function* nameFiles(
  store: ImageStoreDeps['imageStore'],
  { batch, found }: { readonly batch: Batch; readonly found: readonly (ReadFile | StoredFile | undefined)[] },
  paths: Map<string, string>,
): AsyncGenerator<LineWithMedia> {
  const unnamed = new Map(batch.files.map((stored, nth) => [stored, found[nth]]));
  for (const line of batch.lines) {
    const media: Medium[] = [];
    const known = new Map<string, string>();
    for (const stored of filesOf(line)) {
      const file = unnamed.get(stored);
      unnamed.delete(stored);
      if (file) {
        const medium = 'bytes' in file ? nameBytes(stored, file) : await nameFile(store, stored, file);
        media.push(medium);
        paths.set(stored, medium.path);
      }
      const path = paths.get(stored);
      if (path !== undefined) known.set(stored, path);
    }
    yield { line, paths: known, media };
  }
}

/** Returns the path of a file in the archive. */
const archivePath = (stored: string, sha256: string): string => `files/${sha256}${extname(stored)}`;

const nameBytes = (stored: string, { bytes, sha256 }: ReadFile): Medium => ({
  path: archivePath(stored, sha256),
  content: bytes,
});

/** Reads a large file to name it by the SHA-256 of its bytes. */
async function nameFile(
  store: ImageStoreDeps['imageStore'],
  stored: string,
  file: StoredFile,
): Promise<Medium> {
  const digest = createHash('sha256');
  let [size, sum] = [0, 0];
  for await (const chunk of file.open() as AsyncIterable<Buffer>) {
    digest.update(chunk);
    sum = crc32(chunk, sum);
    size += chunk.length;
  }
  return {
    path: archivePath(stored, digest.digest('hex')),
    content: {
      size,
      crc32: sum,
      async open() {
        const again = await store.get(stored);
        if (!again) throw new FileGoneError(`The file ${stored} is gone.`);
        return again.open();
      },
    },
  };
}
