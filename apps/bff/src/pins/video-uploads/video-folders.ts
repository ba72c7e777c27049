import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.ts';

/** The folders of video uploads in the data directory. */
export type VideoFolders = {
  /** The file with the bytes of an upload that have been received. */
  sourceFile(id: bigint): string;
  /** The results of its transcoding, complete. */
  resultFolder(id: bigint): string;
  /** A new folder for results that are being written; each run has its own. */
  createUnfinished(id: bigint): Promise<string>;
  prepare(): Promise<void>;
  /** Deletes all files of an upload. */
  remove(id: bigint): Promise<void>;
  /** Returns the ids of uploads that have files. */
  list(): Promise<readonly bigint[]>;
};

const UNFINISHED = '.half';

const idOf = (name: string): string => name.split('.')[0] ?? '';

/** Returns the folders below the data directory. */
export function videoFolders({ dataDir }: Pick<Env, 'dataDir'>): VideoFolders {
  const sources = join(dataDir, 'video-uploads', 'sources');
  const results = join(dataDir, 'video-uploads', 'results');
  const sourceFile = (id: bigint): string => join(sources, String(id));
  const resultFolder = (id: bigint): string => join(results, String(id));
  return {
    sourceFile,
    resultFolder,
    async createUnfinished(id) {
      const folder = join(results, `${id}.${randomUUID()}${UNFINISHED}`);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async prepare() {
      await mkdir(sources, { recursive: true });
      await mkdir(results, { recursive: true });
    },
    async remove(id) {
      const names = await readdir(results).catch(() => []);
      const folders = names.filter((name) => idOf(name) === String(id)).map((name) => join(results, name));
      await Promise.all(
        [sourceFile(id), ...folders].map((path) => rm(path, { recursive: true, force: true })),
      );
    },
    async list() {
      const names = await Promise.all([sources, results].map((folder) => readdir(folder).catch(() => [])));
      const ids = names.flat().map(idOf);
      return [...new Set(ids)].filter((name) => /^\d+$/.test(name)).map(BigInt);
    },
  };
}
