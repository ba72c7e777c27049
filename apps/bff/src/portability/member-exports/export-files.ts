import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigDeps } from '../../platform/deps.ts';
import type { StoredFile } from '../../platform/object-storage/index.ts';
import type { ExportStoreDeps } from './deps.ts';
import { EXPORT_FORMATS, type ExportFormat } from './export-limits.ts';

/** The files of exports: the archives and CSV files in their store, and those of the job in the data directory. */
export type ExportFiles = {
  /** Stores a finished archive or CSV file, and removes the local file. */
  store(id: bigint, format: ExportFormat, file: string): Promise<void>;
  find(id: bigint, format: ExportFormat): Promise<StoredFile | undefined>;
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
const FINISHED = /^(\d+)\.(?:zip|csv)$/;

/** Returns the files of exports. */
export function exportFiles({
  env,
  exportStore,
}: { readonly env: Pick<ConfigDeps['env'], 'dataDir'> } & ExportStoreDeps): ExportFiles {
  const root = join(env.dataDir, 'exports');
  const pathOf = (id: bigint, format: ExportFormat): string => `${id}.${format === 'csv' ? 'csv' : 'zip'}`;
  const workFolder = (id: bigint): string => join(root, `${id}${WORK}`);
  const removeWork = (id: bigint): Promise<void> => rm(workFolder(id), { recursive: true, force: true });
  return {
    removeWork,
    store: (id, format, file) => exportStore.putFile(pathOf(id, format), file),
    find: (id, format) => exportStore.get(pathOf(id, format)),
    async prepareWork(id) {
      await mkdir(workFolder(id), { recursive: true, mode: 0o700 });
      return workFolder(id);
    },
    async remove(id) {
      for (const format of EXPORT_FORMATS) await exportStore.delete(pathOf(id, format));
      await removeWork(id);
    },
    async list() {
      const ids = new Set(await listWork(root));
      for await (const path of exportStore.list()) {
        const [, id] = FINISHED.exec(path) ?? [];
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
