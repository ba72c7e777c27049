import type { Locale } from '@pegboard/types';
import { createWriteStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ImageStoreDeps } from '../../platform/deps.ts';
import {
  ACCOUNT_FILE,
  accountPage,
  type AccountData,
  archiveJsonSchema,
  createReader,
  LINES_FILE,
  READER_STYLE,
  readmeText,
  SCHEMA_FILE,
} from '../member-archive/index.ts';
import type { StoredFile } from '../../platform/object-storage/index.ts';
import { readLineFile } from './line-file.ts';
import type { NamedFile, NamedLines } from './name-files.ts';

/** The owner of an archive, and the site that writes it. */
export type ZipSubject = {
  readonly site: string;
  readonly username: string;
  readonly locale: Locale;
  readonly exportedAt: Date;
};

/** Number of small files that are read at once, and their size. */
const FILES_AT_ONCE = 32;
const SMALL_BYTES = 500_000;

/** A file that was in the store when it was named, and is not any more. */
export class FileGoneError extends Error {}

/**
 * Writes the ZIP of an archive as a stream, and moves it to `target` when it is complete and synced. Media are stored
 * uncompressed. Returns the size in bytes. Throws `FileGoneError`.
 */
export async function writeZip(
  { imageStore }: ImageStoreDeps,
  { lines, files }: NamedLines,
  {
    target,
    account,
    subject,
    signal,
    onProgress,
  }: {
    readonly target: string;
    /** The file with the account data, if the archive has it. */
    readonly account: string | undefined;
    readonly subject: ZipSubject;
    readonly signal: AbortSignal;
    readonly onProgress: (files: number) => Promise<void>;
  },
): Promise<number> {
  const zip = new ZipFile();
  const mtime = subject.exportedAt;
  const text = (name: string, content: string): void => zip.addBuffer(Buffer.from(content), name, { mtime });
  const half = `${target}.half`;
  const output = zip.outputStream as Readable;
  const writing = pipeline(output, createWriteStream(half, { mode: 0o600, flush: true }), { signal });
  writing.catch(() => undefined); // awaited below
  // An error of a source is one of the whole file.
  zip.on('error', (error: Error) => output.destroy(error));
  text('README.txt', readmeText(subject.site, subject.username, mtime.toISOString()));
  text(SCHEMA_FILE, `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`);
  text('style.css', READER_STYLE);
  zip.addFile(lines, LINES_FILE, { mtime });
  if (account !== undefined) {
    zip.addFile(account, ACCOUNT_FILE, { mtime });
    const page = accountPage(subject.locale, JSON.parse(await readFile(account, 'utf8')) as AccountData);
    text(page.path, page.html);
  }
  const reader = createReader(subject.locale, account !== undefined);
  for await (const line of readLineFile(lines)) {
    for (const { path, html } of reader.add(line)) text(path, html);
  }
  for (const { path, html } of reader.end()) text(path, html);
  try {
    await addFiles(zip, files, { imageStore, output, mtime, onProgress, writing });
    zip.end();
  } catch (error) {
    output.destroy(error instanceof Error ? error : undefined);
    await writing.catch(() => undefined);
    throw error;
  }
  await writing;
  await rename(half, target);
  return (await stat(target)).size;
}

type Writing = ImageStoreDeps & {
  readonly output: Readable;
  readonly mtime: Date;
  readonly onProgress: (files: number) => Promise<void>;
  /** Rejects if the ZIP cannot be written. */
  readonly writing: Promise<void>;
};

/**
 * Adds the media of an archive. Small files, of which there are many, are read several at once, and more only when those before are written. The
 * others are read as streams. Throws `FileGoneError`.
 */
async function addFiles(
  zip: ZipFile,
  files: readonly NamedFile[],
  { imageStore, output, mtime, onProgress, writing }: Writing,
): Promise<void> {
  const options = { mtime, compress: false };
  const open = async ({ stored }: NamedFile): Promise<StoredFile> => {
    const found = await imageStore.get(stored);
    if (!found) throw new FileGoneError(`The file ${stored} is gone.`);
    return found;
  };
  const read = async (file: NamedFile): Promise<Buffer> => buffer((await open(file)).open());
  let written = Promise.resolve();
  let done = 0;
  for (const part of partsOf(files)) {
    done += part.length;
    const [last] = part.slice(-1);
    if (!last) continue;
    const contents = last.bytes <= SMALL_BYTES ? await Promise.all(part.map(read)) : [];
    await Promise.race([written, writing]);
    for (const [nth, { path }] of part.slice(0, -1).entries())
      zip.addBuffer(contents[nth] ?? Buffer.alloc(0), path, options);
    const content = contents.at(-1);
    // The library asks for the last one when all before it are written.
    written = new Promise((resolve) => {
      zip.addReadStreamLazy(last.path, { ...options, size: last.bytes }, (deliver) => {
        resolve();
        if (content) return deliver(null, Readable.from([content]));
        open(last).then(
          (found) => {
            const source = found.open();
            source.on('error', (error) => output.destroy(error));
            deliver(null, source);
          },
          (error: unknown) => deliver(error, Readable.from([])),
        );
      });
    });
    await onProgress(done);
  }
}

/** Divides files into parts that are read at once: small files, or one that is not small. */
function partsOf(files: readonly NamedFile[]): readonly (readonly NamedFile[])[] {
  const small = files.filter(({ bytes }) => bytes <= SMALL_BYTES);
  const parts: (readonly NamedFile[])[] = [];
  for (let at = 0; at < small.length; at += FILES_AT_ONCE) parts.push(small.slice(at, at + FILES_AT_ONCE));
  return [...parts, ...files.filter(({ bytes }) => bytes > SMALL_BYTES).map((file) => [file])];
}
