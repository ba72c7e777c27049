import { createHash, hash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import { filesOf, type ArchiveLine } from '../member-archive/index.ts';
import { readLineFile } from './line-file.ts';

/** Number of files that are read ahead, and the bytes up to which a file is read at once. */
const FILES_AHEAD = 24;
const SMALL_BYTES = 2_000_000;
/** Number of lines that are read ahead: most have one file. */
const LINES_AHEAD = 64;

/** A file of the archive: its path there, which is its hash, and its bytes: at once, or as a stream for a large one. */
export type Medium = {
  readonly path: string;
  readonly stored: string;
  readonly open: () => Promise<Uint8Array | Readable>;
};

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

/**
 * Reads the lines of a file in their order, with their files. Those of some lines ahead are read at the same time; small files are
 * read once. Throws `FileGoneError`.
 */
export async function* readMedia(
  { imageStore }: ImageStoreDeps,
  collected: string,
  signal: AbortSignal,
): AsyncGenerator<LineWithMedia> {
  const paths = new Map<string, string | undefined>();
  const ahead: { readonly line: ArchiveLine; readonly media: readonly Promise<Medium | undefined>[] }[] = [];
  let reading = 0;
  const next = async (): Promise<LineWithMedia | undefined> => {
    const first = ahead.shift();
    if (!first) return undefined;
    const media = await Promise.all(first.media);
    reading -= media.length;
    const found = media.filter((medium) => medium !== undefined);
    for (const { stored, path } of found) paths.set(stored, path);
    const known = filesOf(first.line).flatMap((stored) => {
      const path = paths.get(stored);
      return path === undefined ? [] : [[stored, path] as const];
    });
    return { line: first.line, paths: new Map(known), media: found };
  };
  for await (const line of readLineFile(collected)) {
    signal.throwIfAborted();
    const unread = [...new Set(filesOf(line))].filter((stored) => !paths.has(stored));
    const media = unread.map((stored) => {
      paths.set(stored, undefined);
      const medium = readMedium(imageStore, stored);
      medium.catch(() => undefined); // awaited in the order of the lines
      return medium;
    });
    ahead.push({ line, media });
    reading += media.length;
    while (reading > FILES_AHEAD || ahead.length > LINES_AHEAD) {
      const done = await next();
      if (done) yield done;
    }
  }
  for (let done = await next(); done; done = await next()) yield done;
}

/** Reads a file of the store, and names it by the SHA-256 of its bytes; undefined if the store does not have it. */
async function readMedium(store: ImageStoreDeps['imageStore'], stored: string): Promise<Medium | undefined> {
  const found = await store.get(stored);
  if (!found) return undefined;
  const pathOf = (digest: string): string => `files/${digest}${extname(stored)}`;
  if (found.size <= SMALL_BYTES) {
    const bytes = await found.read();
    return { path: pathOf(hash('sha256', bytes)), stored, open: async () => bytes };
  }
  const digest = createHash('sha256');
  for await (const chunk of found.open()) digest.update(chunk as Buffer);
  return {
    path: pathOf(digest.digest('hex')),
    stored,
    async open() {
      const again = await store.get(stored);
      if (!again) throw new FileGoneError(`The file ${stored} is gone.`);
      return again.open();
    },
  };
}
