import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import type { ReadFile, StoredFile } from '../../platform/object-storage/index.ts';
import { filesOf, mapFiles, type ArchiveLine } from '../member-archive/index.ts';
import type { ZipContent } from './zip-parts.ts';

/** Number of files that are read together while the ones before are written, and the bytes up to which a file is read at once. */
const FILES_AT_ONCE = 64;
const SMALL_BYTES = 1_000_000;

/** A file of the archive: its path there, which is its hash, and its bytes: at once, or as a stream for a large one. */
export type Medium = { readonly path: string; readonly content: ZipContent };

/** A line with its files. */
export type LineWithMedia = {
  /** With the paths of its files in the archive; undefined if the store has lost a file of it. */
  readonly line: ArchiveLine | undefined;
  /** The files that no earlier line had. */
  readonly media: readonly Medium[];
};

/** A file that was in the store when it was named, and is not any more. */
export class FileGoneError extends Error {}

/** A line, the paths of its files in the store, and those of them that no earlier line had. */
type SourceLine = {
  readonly line: ArchiveLine;
  readonly files: readonly string[];
  readonly newFiles: readonly string[];
};
/** Lines whose new files are read together. */
type Batch = { readonly lines: readonly SourceLine[]; readonly newFiles: readonly string[] };
/** The path of each file in the archive, by that in the store; undefined for one that is not read yet, or that the store has lost. */
type Paths = Map<string, string | undefined>;

/**
 * Yields lines in their order with their files, some at once, whose bytes are valid until the next ones are requested. Those of the next lines are read
 * meanwhile; small files are read once. Throws `FileGoneError`.
 */
export async function* readMedia(
  { imageStore }: ImageStoreDeps,
  source: AsyncIterable<readonly ArchiveLine[]>,
  signal: AbortSignal,
): AsyncGenerator<readonly LineWithMedia[]> {
  const paths: Paths = new Map();
  const reader = imageStore.openReader(SMALL_BYTES);
  const read = ({ newFiles }: Batch) => {
    const reading = reader.read(newFiles);
    reading.catch(() => undefined); // awaited in the order of the batches
    return reading;
  };
  try {
    let before: { readonly batch: Batch; readonly reading: ReturnType<typeof read> } | undefined;
    for await (const lines of source)
      for (const batch of toBatches(lines, paths)) {
        signal.throwIfAborted();
        const ready = before && { batch: before.batch, found: await before.reading };
        before = { batch, reading: read(batch) };
        if (ready) yield await nameFiles(imageStore, ready, paths);
      }
    if (before)
      yield await nameFiles(imageStore, { batch: before.batch, found: await before.reading }, paths);
  } finally {
    await reader.close();
  }
}

/** Yields lines in batches, and adds their files to `paths`. */
function* toBatches(source: readonly ArchiveLine[], paths: Paths): Generator<Batch> {
  let lines: SourceLine[] = [];
  let newFiles: string[] = [];
  for (const line of source) {
    const files = filesOf(line);
    const ofLine: string[] = [];
    for (const stored of files) {
      if (paths.has(stored)) continue;
      paths.set(stored, undefined);
      ofLine.push(stored);
    }
    lines.push({ line, files, newFiles: ofLine });
    newFiles.push(...ofLine);
    if (newFiles.length < FILES_AT_ONCE) continue;
    yield { lines, newFiles };
    [lines, newFiles] = [[], []];
  }
  if (lines.length > 0) yield { lines, newFiles };
}

/** Returns the lines of a batch with their files, and adds the paths of these to `paths`. */
async function nameFiles(
  store: ImageStoreDeps['imageStore'],
  { batch, found }: { readonly batch: Batch; readonly found: readonly (ReadFile | StoredFile | undefined)[] },
  paths: Paths,
): Promise<readonly LineWithMedia[]> {
  const lines: LineWithMedia[] = [];
  let nth = 0;
  for (const { line, files, newFiles } of batch.lines) {
    const media: Medium[] = [];
    for (const stored of newFiles) {
      const file = found[nth];
      nth += 1;
      if (!file) continue;
      const medium = 'bytes' in file ? nameBytes(stored, file) : await nameFile(store, stored, file);
      media.push(medium);
      paths.set(stored, medium.path);
    }
    const isComplete = files.every((stored) => paths.get(stored) !== undefined);
    lines.push({ line: isComplete ? mapFiles(line, paths) : undefined, media });
  }
  return lines;
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
