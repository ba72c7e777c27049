import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { ByteRange } from './byte-range.ts';
import { hasCode } from './has-code.ts';
import type { ObjectStore } from './object-store.ts';
import { createThreadReader } from './thread-reader.ts';

/** The suffix of the name of a file that is being written. */
const HALF = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Creates a store in a directory, whose files have the access `mode`. */
export function createFolderStore(folder: string, mode = 0o644): ObjectStore {
  const put: ObjectStore['put'] = async (path, bytes) => {
    const target = join(folder, path);
    const half = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(half, bytes, { mode });
      await rename(half, target);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };
  const get: ObjectStore['get'] = async (path) => {
    const target = join(folder, path);
    const found = await stat(target).catch(() => undefined);
    return found?.isFile()
      ? {
          size: found.size,
          open: (range) => createReadStream(target, range ?? wholeOf(found.size)),
          read: () => readFile(target),
        }
      : undefined;
  };
  return {
    put,
    async putFile(path, file) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(file, target);
      } catch (error) {
        if (!hasCode(error, 'EXDEV')) throw error;
        await put(path, createReadStream(file)); // the file is on another file system
        await rm(file, { force: true });
      }
    },
    async copy(from, to) {
      const [source, target] = [join(folder, from), join(folder, to)];
      const half = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await link(source, half).catch((error: unknown) => {
          if (hasCode(error, 'ENOENT')) throw error;
          return copyFile(source, half); // a file system without hard links, or too many of this file
        });
        await rename(half, target);
        return true;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return false;
        throw error;
      } finally {
        // A rename onto a link to the same file leaves both.
        await rm(half, { force: true });
      }
    },
    get,
    openReader: (bytesMax) => createThreadReader({ folder, bytesMax }, get),
    async delete(path) {
      await rm(join(folder, path), { force: true });
    },
    list: () => filesBelow(folder),
    async *listSizes() {
      for await (const path of filesBelow(folder)) {
        const found = await stat(join(folder, path)).catch((error: unknown) => {
          if (hasCode(error, 'ENOENT')) return undefined; // deleted meanwhile
          throw error;
        });
        if (found) yield { path, bytes: found.size };
      }
    },
    isReachable: async () => true,
  };
}

/** Returns the range of a whole file: reading ends with its last byte, and needs no larger buffer. An empty file has none. */
const wholeOf = (size: number): ByteRange | undefined =>
  size === 0 ? undefined : { start: 0, end: size - 1 };

async function* filesBelow(folder: string, path = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // nothing was stored yet, or a folder was removed
    throw error;
  });
  for await (const entry of entries) {
    const inner = posix.join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, inner);
    else if (entry.isFile() && !HALF.test(entry.name)) yield inner;
  }
}
