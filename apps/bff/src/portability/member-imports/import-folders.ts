import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.ts';

/** The uploaded files of imports in the data directory. */
export type ImportFolders = {
  file(id: bigint): string;
  prepare(): Promise<void>;
  /** Writes a received file from the memory of the system to the disk. Throws `ENOENT`. */
  sync(id: bigint): Promise<void>;
  remove(id: bigint): Promise<void>;
  /** Returns the ids of imports that have a file. */
  list(): Promise<readonly bigint[]>;
};

/** Returns the folder below the data directory. */
export function importFolders({ dataDir }: Pick<Env, 'dataDir'>): ImportFolders {
  const root = join(dataDir, 'imports');
  const file = (id: bigint): string => join(root, String(id));
  return {
    file,
    async prepare() {
      await mkdir(root, { recursive: true, mode: 0o700 });
    },
    async sync(id) {
      const handle = await open(file(id), 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    remove: (id) => rm(file(id), { force: true }),
    async list() {
      const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []; // nothing was uploaded yet
        throw error;
      });
      return names.filter((name) => /^\d+$/.test(name)).map(BigInt);
    },
  };
}
