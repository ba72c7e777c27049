import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hasCode } from './has-code.ts';

/** The folder whose files a thread reads, and the largest size of one. */
export type ReadTask = { readonly folder: string; readonly bytesMax: number };

/** The bytes of a file; null for one that is too large to be read at once. */
type ReadFile = Uint8Array<ArrayBuffer> | null | undefined;

/** The answer of the thread: the files in the order of their paths, or why they could not be read. */
export type ReadAnswer = { readonly files: readonly ReadFile[] } | { readonly error: unknown };

const { folder, bytesMax } = workerData as ReadTask;

parentPort?.on('message', (paths: readonly string[]) => {
  try {
    const files = paths.map((path) => readFile(join(folder, path)));
    const moved = files.flatMap((file) => file?.buffer ?? []);
    parentPort?.postMessage({ files } satisfies ReadAnswer, moved);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies ReadAnswer);
  }
});

function readFile(path: string): ReadFile {
  const file = openFile(path);
  if (file === undefined) return undefined;
  try {
    const { size } = fstatSync(file);
    if (size > bytesMax) return null;
    const bytes = new Uint8Array(size);
    let at = 0;
    while (at < size) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) throw new Error(`The file ${path} has ended after ${at} of ${size} bytes.`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

function openFile(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
