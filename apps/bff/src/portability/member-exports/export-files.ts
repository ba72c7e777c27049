import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigDeps } from '../../platform/deps.ts';
import type { StoredFile } from '../../platform/object-storage/index.ts';
import type { ExportStoreDeps } from './deps.ts';

/** The files of exports: the archives in their store, and those of the job in the data directory. */
export type ExportFiles = {
  /** Stores a finished archive, and removes the local file. */
  storeArchive(id: bigint, file: string): Promise<void>;
  findArchive(id: bigint): Promise<StoredFile | undefined>;
  /** The folder of an export that is being written; a later run on this machine continues with its files. */
  prepareWork(id: bigint): Promise<string>;
  /** Deletes the files that only the job needs. */
  removeWork(id: bigint): Promise<void>;
  /** Deletes all files of an export. */
  remove(id: bigint): Promise<void>;
  /** Returns the ids of exports that have files. */
  list(): Promise<readonly bigint[]>;
};

const WORK = '.work';
const ARCHIVE = /^(\d+)\.zip$/;

/** Returns the files of exports. */
export function exportFiles({
  env,
  exportStore,
}: { readonly env: Pick<ConfigDeps['env'], 'dataDir'> } & ExportStoreDeps): ExportFiles {
  const root = join(env.dataDir, 'exports');
  const archivePath = (id: bigint): string => `${id}.zip`;
  const workFolder = (id: bigint): string => join(root, `${id}${WORK}`);
  const removeWork = (id: bigint): Promise<void> => rm(workFolder(id), { recursive: true, force: true });
  return {
    removeWork,
    storeArchive: (id, file) => exportStore.putFile(archivePath(id), file),
    findArchive: (id) => exportStore.get(archivePath(id)),
    async prepareWork(id) {
      await mkdir(workFolder(id), { recursive: true, mode: 0o700 });
      return workFolder(id);
    },
    async remove(id) {
      await exportStore.delete(archivePath(id));
      await removeWork(id);
    },
    async list() {
      const ids = new Set(await listWork(root));
      for await (const path of exportStore.list()) {
        const [, id] = ARCHIVE.exec(path) ?? [];
        if (id !== undefined) ids.add(BigInt(id));
      }
      return [...ids];
    },
  };
}

/** Returns the ids of exports that have files of the job. */
async function listWork(root: string): Promise<readonly bigint[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // nothing was exported yet
    throw error;
  });
  return names.flatMap((name) =>
    /^\d+$/.test(name.slice(0, -WORK.length)) && name.endsWith(WORK)
      ? [BigInt(name.slice(0, -WORK.length))]
      : [],
  );
}
