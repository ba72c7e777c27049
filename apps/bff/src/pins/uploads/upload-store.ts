import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';

/** A received file that is not visible until it is committed. */
export type PendingUpload = {
  readonly bytes: number;
  /** Renames it to its key atomically, replacing an existing file. */
  keep(key: string): Promise<void>;
  drop(): Promise<void>;
};

/** The store of posted files until they are processed. */
export type UploadStore = {
  /** Writes a stream to its end; nothing remains of one that fails. */
  receive(file: Readable): Promise<PendingUpload>;
  /** Returns a stored file, or undefined. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns a stored file as a stream, or undefined. */
  stream(key: string): Promise<Readable | undefined>;
  delete(key: string): Promise<void>;
  /** Deletes files older than this instant, complete or partial. Returns their number. */
  sweep(before: Date): Promise<number>;
};

const HALF = '.half';
/** Number of files synced to disk concurrently: Node has four threads for it, which also compress pages. */
const SYNCS_AT_ONCE = 2;

/** Creates a store in a directory. */
export function createDiskUploads(folder: string): UploadStore {
  const limitSyncs = createConcurrencyLimiter(SYNCS_AT_ONCE);
  return {
    async receive(file) {
      const half = join(folder, `${randomUUID()}${HALF}`);
      await mkdir(folder, { recursive: true });
      const disk = createWriteStream(half, { flags: 'wx', mode: 0o600 });
      const drop = (): Promise<void> => rm(half, { force: true });
      try {
        await pipeline(file, disk);
        await limitSyncs(() => writeThrough(half));
      } catch (error) {
        await drop();
        throw error;
      }
      return { bytes: disk.bytesWritten, keep: (key) => rename(half, join(folder, key)), drop };
    },
    async read(key) {
      return readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async stream(key) {
      const path = join(folder, key);
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(path) : undefined;
    },
    async delete(key) {
      await rm(join(folder, key), { force: true });
    },
    async sweep(before) {
      let swept = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

/** Syncs a file to the disk. */
async function writeThrough(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The store of posted files that are not processed yet. */
export type UploadStoreDeps = { readonly uploadStore: UploadStore };
