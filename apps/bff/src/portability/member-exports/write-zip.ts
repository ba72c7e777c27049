import type { Locale } from '@pegboard/types';
import { makeZip } from 'client-zip';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import {
  ACCOUNT_FILE,
  accountPage,
  type AccountData,
  archiveJsonSchema,
  createReader,
  filesOf,
  LINES_FILE,
  mapFiles,
  READER_STYLE,
  readmeText,
  SCHEMA_FILE,
} from '../member-archive/index.ts';
import { toText } from './line-file.ts';
import { readMedia } from './read-media.ts';

/** The owner of an archive, and the site that writes it. */
export type ZipSubject = {
  readonly site: string;
  readonly username: string;
  readonly locale: Locale;
  readonly exportedAt: Date;
};

/** The lines of an archive whose files are named by their paths in the store, and what is written with them. */
export type ZipSource = {
  readonly collected: string;
  /** The file with the account data, if the archive has it. */
  readonly account: string | undefined;
  readonly subject: ZipSubject;
};

/** The contents of a written ZIP. */
export type WrittenZip = { readonly bytes: number; readonly pins: number; readonly files: number };

type ZipEntry = {
  readonly name: string;
  readonly input: string | Uint8Array | Readable;
  readonly lastModified: Date;
};

type ZipRun = {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Gets the number of handled lines. */
  readonly onProgress: (lines: number) => Promise<void>;
};

/** Number of bytes that are written at once. */
const PART_BYTES = 1_048_576;

/**
 * Writes the ZIP of an archive as a stream, and moves it to `target` when it is complete and synced. Nothing is compressed: media
 * would not become smaller, and texts are a small part. Throws `FileGoneError`.
 */
export async function writeZip(
  deps: ImageStoreDeps,
  source: ZipSource,
  { target, ...run }: ZipRun & { readonly target: string },
): Promise<WrittenZip> {
  const half = `${target}.half`;
  const counts = { pins: 0, files: 0 };
  const zip = makeZip(zipEntries(deps, source, run, counts));
  await pipeline(() => inParts(zip), createWriteStream(half, { mode: 0o600, flush: true }), {
    signal: run.signal,
  });
  await rename(half, target);
  return { ...counts, bytes: (await stat(target)).size };
}

/**
 * Yields the entries of an archive: the files of each line, then the pages of the reader that are complete with it, and at the end the lines with
 * the names of their files. A line is left out if the store has lost a file of it: its Pin was deleted meanwhile.
 */
async function* zipEntries(
  deps: ImageStoreDeps,
  { collected, account, subject }: ZipSource,
  { folder, signal, onProgress }: ZipRun,
  counts: { pins: number; files: number },
): AsyncGenerator<ZipEntry> {
  const lastModified = subject.exportedAt;
  const entry = (name: string, input: ZipEntry['input']): ZipEntry => ({ name, input, lastModified });
  yield entry('README.txt', readmeText(subject.site, subject.username, lastModified.toISOString()));
  yield entry(SCHEMA_FILE, `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`);
  yield entry('style.css', READER_STYLE);
  if (account !== undefined) {
    const text = await readFile(account, 'utf8');
    yield entry(ACCOUNT_FILE, text);
    const page = accountPage(subject.locale, JSON.parse(text) as AccountData);
    yield entry(page.path, page.html);
  }
  const reader = createReader(subject.locale, account !== undefined);
  const path = join(folder, 'named.jsonl');
  const named = createWriteStream(path, { mode: 0o600 });
  // An error is thrown by the next write; after the end of an export that failed, it is no other one.
  let failure: Error | undefined;
  named.on('error', (error) => (failure ??= error));
  const written = new Set<string>();
  let handled = 0;
  try {
    for await (const { line, paths, media } of readMedia(deps, collected, signal)) {
      handled += 1;
      await onProgress(handled);
      for (const medium of media) {
        // Equal files that are stored under several names are one file of the archive.
        if (written.has(medium.path)) continue;
        written.add(medium.path);
        counts.files += 1;
        yield entry(medium.path, await medium.open());
      }
      if (!filesOf(line).every((file) => paths.has(file))) continue;
      const final = mapFiles(line, paths);
      if (final.kind === 'pin') counts.pins += 1;
      if (failure) throw failure;
      if (!named.write(toText(final))) await once(named, 'drain');
      for (const page of reader.add(final)) yield entry(page.path, page.html);
    }
    named.end();
    await once(named, 'close');
  } finally {
    named.destroy();
  }
  for (const page of reader.end()) yield entry(page.path, page.html);
  yield entry(LINES_FILE, createReadStream(path));
}

/** Joins the parts of a stream: those of a ZIP have some bytes up to some kilobytes. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  yield Buffer.concat(parts);
}
