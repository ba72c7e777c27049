import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hasCode } from './has-code.ts';

/** The folder whose files a thread reads, and the largest size of one. */
export type ReadTask = { readonly folder: string; readonly bytesMax: number };

/** The length of a file and its SHA-256; null for one that is too large to be read at once, undefined for one that is missing. */
type FoundFile = { readonly length: number; readonly sha256: string } | null | undefined;

/** The paths of files, and memory for their bytes that is not used any more. */
export type ReadRequest = { readonly paths: readonly string[]; readonly buffer: ArrayBuffer | undefined };

/** The answer of the thread: the files in the order of their paths, and the memory with the bytes of all, one after the other; or why they could not be read. */
export type ReadAnswer =
  | { readonly files: readonly FoundFile[]; readonly buffer: ArrayBuffer }
  | { readonly error: unknown };

type OpenFile = { readonly path: string; readonly descriptor: number; readonly size: number };

const { folder, bytesMax } = workerData as ReadTask;
/** The smallest size of memory, so that the next lists often fit. */
const BUFFER_BYTES_MIN = 1_048_576;

parentPort?.on('message', (request: ReadRequest) => {
  try {
    const answer = readFiles(request);
    parentPort?.postMessage(answer, [answer.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies ReadAnswer);
  }
});

function readFiles({ paths, buffer: unused }: ReadRequest) {
  const opened: (OpenFile | undefined)[] = [];
  try {
    for (const path of paths) opened.push(openFile(join(folder, path)));
    const isSmall = (file: OpenFile | undefined): file is OpenFile =>
      file !== undefined && file.size <= bytesMax;
    const small = opened.filter(isSmall);
    const bytes = small.reduce((total, { size }) => total + size, 0);
    const buffer =
      unused && unused.byteLength >= bytes ? unused : new ArrayBuffer(Math.max(bytes, BUFFER_BYTES_MIN));
    let at = 0;
    const files = opened.map((file): FoundFile => {
      if (!isSmall(file)) return file && null;
      const content = new Uint8Array(buffer, at, file.size);
      at += file.size;
      readWhole(file, content);
      return { length: file.size, sha256: hash('sha256', content) };
    });
    return { files, buffer } satisfies ReadAnswer;
  } finally {
    for (const file of opened) if (file) closeSync(file.descriptor);
  }
}

function openFile(path: string): OpenFile | undefined {
  try {
    const descriptor = openSync(path, 'r');
    return { path, descriptor, size: fstatSync(descriptor).size };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function readWhole({ path, descriptor, size }: OpenFile, content: Uint8Array): void {
  let at = 0;
  while (at < size) {
    const read = readSync(descriptor, content, at, size - at, at);
    if (read === 0) throw new Error(`The file ${path} has ended after ${at} of ${size} bytes.`);
    at += read;
  }
}
