import type { Locale } from '@pegboard/types';
import { createWriteStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
import { readLineFile } from './line-file.ts';
import type { NamedLines } from './name-files.ts';

/** The owner of an archive, and the site that writes it. */
export type ZipSubject = {
  readonly site: string;
  readonly username: string;
  readonly locale: Locale;
  readonly exportedAt: Date;
};

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
  let done = 0;
  for (const { path, stored, bytes } of files)
    zip.addReadStreamLazy(path, { mtime, compress: false, size: bytes }, (deliver) => {
      done += 1;
      void Promise.all([imageStore.get(stored), onProgress(done)]).then(
        ([found]) => {
          if (!found) return deliver(new FileGoneError(`The file ${stored} is gone.`), Readable.from([]));
          const source = found.open();
          source.on('error', (error) => output.destroy(error));
          deliver(null, source);
        },
        (error: unknown) => deliver(error, Readable.from([])),
      );
    });
  zip.end();
  await writing;
  await rename(half, target);
  return (await stat(target)).size;
}
