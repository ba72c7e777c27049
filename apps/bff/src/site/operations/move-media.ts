import { connect } from '../../platform/database/db.ts';
import type { Env } from '../../platform/config/env.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { lockPicture } from '../../platform/media/images/index.ts';
import { getRootCause } from '../../platform/logging/root-cause.ts';
import { moveFiles, type MoveCounts } from '../../platform/object-storage/index.ts';
import { openFolderStorage, openS3Storage, type Storage } from '../open-storage.ts';

/** Longer than a process takes from looking for a file at the target to opening it where it was: two requests of 8 s at most. */
const GRACE_MS = 20_000;
/** Longer than a video takes to be copied and read again. */
const LOCK_SECONDS = 3600;
const REPORT_MS = 5000;
const IMAGE = /^\w[\w-]*\/(?:[0-9a-f]{2}\/){3}([0-9a-f]{32})\.[a-z0-9]+$/;
const EXPORT = /^\d+\.zip$/;

/** The settings of a move. */
export type MoveSettings = {
  readonly to: Env['storage'];
  readonly databaseUrl: string;
  readonly say: (line: string) => void;
  readonly graceMs?: number;
};

/**
 * Moves all images, videos and exports to a bucket or back to the data directory, while the site runs. The site must store new
 * files at the target already. Returns the counts of images and videos, and of exports.
 */
export async function moveMedia(
  env: Pick<Env, 'dataDir' | 'storage' | 's3'>,
  { to, databaseUrl, say, graceMs = GRACE_MS }: MoveSettings,
): Promise<readonly MoveCounts[]> {
  const s3 = openS3Storage(env);
  if (!s3)
    throw new OperatorError('No bucket is set: set PEGBOARD_S3_BUCKET, for every process of the site too.');
  if (env.storage !== to)
    throw new OperatorError(
      `New files are still stored in ${env.storage === 's3' ? 'the bucket' : 'the data directory'}. Set PEGBOARD_STORAGE=${to}, ` +
        'restart every process of the site, and start this command again.',
    );
  const folder = openFolderStorage(env);
  const [source, target] = to === 's3' ? [folder, s3] : [s3, folder];
  const connection = connect(databaseUrl, () => undefined);
  const lockImage = <T>(path: string, work: () => Promise<T>): Promise<T> =>
    connection.db.transaction(async (tx) => {
      await lockPicture(tx, IMAGE.exec(path)?.[1] ?? path, LOCK_SECONDS);
      return work();
    });
  const stores = (kind: keyof Storage) => ({ from: source[kind], to: target[kind], graceMs });
  try {
    const images = await moveFiles({
      ...stores('imageStore'),
      takes: (path) => IMAGE.test(path),
      whileLocked: lockImage,
      ...reportTo(say, 'images and videos'),
    });
    const archives = await moveFiles({
      ...stores('exportStore'),
      takes: (path) => EXPORT.test(path),
      whileLocked: (_, work) => work(),
      ...reportTo(say, 'exports'),
    });
    return [images, archives];
  } finally {
    await connection.close();
  }
}

function reportTo(say: (line: string) => void, what: string) {
  let saidAt = Date.now();
  return {
    onProgress(counts: MoveCounts): void {
      if (Date.now() - saidAt < REPORT_MS) return;
      saidAt = Date.now();
      say(describeMove(what, counts));
    },
    onFailure: (path: string, error: unknown): void => say(`  ${path}: ${getRootCause(error).message}`),
  };
}

/** Returns a line about a move. */
export function describeMove(what: string, { moved, bytes, present, failed }: MoveCounts): string {
  const count = (n: number): string => n.toLocaleString('en-US');
  const before = present > 0 ? `, ${count(present)} were there before` : '';
  const errors = failed > 0 ? `, ${count(failed)} failed` : '';
  return `${count(moved)} files of ${what} moved (${count(Math.ceil(bytes / 1e6))} MB)${before}${errors}`;
}
