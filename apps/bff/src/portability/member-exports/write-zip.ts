import type { Locale } from '@pegboard/types';
import { createReadStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import {
  ACCOUNT_FILE,
  accountPage,
  type AccountData,
  type ArchiveLine,
  archiveJsonSchema,
  createReader,
  LINES_FILE,
  READER_STYLE,
  type ReaderPage,
  readmeText,
  SCHEMA_FILE,
} from '../member-archive/index.ts';
import { createLineFile } from './line-file.ts';
import { readMedia } from './read-media.ts';
import { writeParts } from './write-parts.ts';
import { zipParts, type ZipContent, type ZipEntry } from './zip-parts.ts';

/** The owner of an archive, and the site that writes it. */
export type ZipSubject = {
  readonly site: string;
  readonly username: string;
  readonly locale: Locale;
  readonly exportedAt: Date;
};

/** The lines of an archive whose files are named by their paths in the store, and what is written with them. */
export type ZipSource = {
  readonly lines: AsyncIterable<readonly ArchiveLine[]>;
  /** The file with the account data, if the archive has it. It is complete when the lines end. */
  readonly account: string | undefined;
  readonly subject: ZipSubject;
};

/** The contents of a written ZIP. */
export type WrittenZip = { readonly bytes: number; readonly pins: number; readonly files: number };

type ZipRun = {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Gets the number of handled lines. */
  readonly onProgress: (lines: number) => Promise<void>;
};

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
  const entries = zipEntries(deps, source, run, counts);
  await writeParts(half, zipParts(entries), run.signal);
  await rename(half, target);
  return { ...counts, bytes: (await stat(target)).size };
}

/**
 * Yields the entries of an archive, some at once: the files of lines and the pages of the reader that are complete with them, and at the end the lines with
 * the names of their files. A line is left out if the store has lost a file of it: its Pin was deleted meanwhile.
 */
async function* zipEntries(
  deps: ImageStoreDeps,
  { lines: source, account, subject }: ZipSource,
  { folder, signal, onProgress }: ZipRun,
  counts: { pins: number; files: number },
): AsyncGenerator<readonly ZipEntry[]> {
  const lastModified = subject.exportedAt;
  const entry = (name: string, content: ZipContent | string): ZipEntry => ({
    name,
    lastModified,
    content: typeof content === 'string' ? Buffer.from(content) : content,
  });
  const entriesOf = (pages: readonly ReaderPage[]): readonly ZipEntry[] =>
    pages.map(({ path, html }) => entry(path, html));
  yield [
    entry('README.txt', readmeText(subject.site, subject.username, lastModified.toISOString())),
    entry(SCHEMA_FILE, `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`),
    entry('style.css', READER_STYLE),
  ];
  const reader = createReader(subject.locale, account !== undefined);
  const path = join(folder, 'named.jsonl');
  const named = await createLineFile(path);
  const written = new Set<string>();
  let handled = 0;
  try {
    for await (const lines of readMedia(deps, source, signal)) {
      handled += lines.length;
      await onProgress(handled);
      const entries: ZipEntry[] = [];
      const final: string[] = [];
      for (const { line, media } of lines) {
        for (const medium of media) {
          // Equal files that are stored under several names are one file of the archive.
          if (written.has(medium.path)) continue;
          written.add(medium.path);
          counts.files += 1;
          entries.push(entry(medium.path, medium.content));
        }
        if (!line) continue;
        if (line.kind === 'pin') counts.pins += 1;
        final.push(JSON.stringify(line));
        entries.push(...entriesOf(reader.add(line)));
      }
      await named.add(final);
      yield entries;
    }
    yield entriesOf(reader.end());
    if (account !== undefined) {
      const text = await readFile(account, 'utf8');
      yield [
        entry(ACCOUNT_FILE, text),
        ...entriesOf([accountPage(subject.locale, JSON.parse(text) as AccountData)]),
      ];
    }
    yield [entry(LINES_FILE, { ...(await named.end()), open: async () => createReadStream(path) })];
  } finally {
    await named.close();
  }
}
