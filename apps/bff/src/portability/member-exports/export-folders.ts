import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.ts';
import { EXPORT_FORMATS, type ExportFormat } from './export-limits.ts';

/** The files of exports in the data directory. */
export type ExportFolders = {
  /** The finished archive or CSV. */
  exportFile(id: bigint, format: ExportFormat): string;
  /** The folder of an export that is being written; a later run continues with its files. */
  prepareWork(id: bigint): Promise<string>;
  /** Deletes the files that only the job needs. */
  removeWork(id: bigint): Promise<void>;
  /** Deletes all files of an export. */
  remove(id: bigint): Promise<void>;
  /** Returns the ids of exports that have files. */
  list(): Promise<readonly bigint[]>;
};

const WORK = '.work';

/** Returns the folders below the data directory. */
export function exportFolders({ dataDir }: Pick<Env, 'dataDir'>): ExportFolders {
  const root = join(dataDir, 'exports');
  const exportFile = (id: bigint, format: ExportFormat): string =>
    join(root, `${id}.${format === 'csv' ? 'csv' : 'zip'}`);
  const workFolder = (id: bigint): string => join(root, `${id}${WORK}`);
  const removeWork = (id: bigint): Promise<void> => rm(workFolder(id), { recursive: true, force: true });
  return {
    exportFile,
    removeWork,
    async prepareWork(id) {
      await mkdir(workFolder(id), { recursive: true, mode: 0o700 });
      return workFolder(id);
    },
    async remove(id) {
      for (const format of EXPORT_FORMATS) await rm(exportFile(id, format), { force: true });
      await removeWork(id);
    },
    async list() {
      const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []; // nothing was exported yet
        throw error;
      });
      const ids = names.map((name) => name.split('.')[0] ?? '').filter((name) => /^\d+$/.test(name));
      return [...new Set(ids)].map(BigInt);
    },
  };
}
