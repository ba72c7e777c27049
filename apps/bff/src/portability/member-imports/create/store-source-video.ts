import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import {
  findReadyVideo,
  processFile,
  publishVideo,
  type PublishedVideo,
} from '../../../pins/video-uploads/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { ImportFileError } from '../files/import-file-error.ts';
import { LeftOutError, type ImportRun } from './import-run.ts';

/** A processed video of a file, to be published with its Pin. */
export type SourceVideo = { readonly uploadId: bigint; readonly video: PublishedVideo };

const ID_BITS = 63;

/**
 * Processes a video of a file by the pipeline of uploads, one at a time. An interrupted import continues with it. Returns undefined for one that
 * cannot be used. Throws `LeftOutError` if the member has uploaded too many videos today.
 */
export async function storeSourceVideo(
  run: ImportRun,
  { pinId, name, coverMs }: { readonly pinId: string; readonly name: string; readonly coverMs: number },
): Promise<SourceVideo | undefined> {
  const { deps, owner, files, source, signal } = run;
  const bytes = await files.size(name);
  if (bytes === undefined) return undefined;
  const id = uploadIdOf([String(owner.id), source, pinId, name, (await files.fingerprint(name)) ?? '']);
  try {
    const open = async () => (await files.stream(name)) ?? new PassThrough().end();
    await run.inTurn(() => processFile(deps, owner, { id, bytes, coverMs, open }, signal));
    return { uploadId: id, video: await findReadyVideo(deps.db, owner, id) };
  } catch (error) {
    if (error instanceof ImportFileError) return undefined;
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (error.code === 'too_many_uploads') throw new LeftOutError('too_many_videos', { cause: error });
    return undefined;
  }
}

/** Marks videos as published, in the transaction that creates their Pin. */
export async function publishSourceVideos(
  tx: Db,
  { owner }: ImportRun,
  videos: readonly SourceVideo[],
): Promise<void> {
  for (const { uploadId } of videos) await publishVideo(tx, owner, uploadId);
}

/** Returns the id of the upload of a video of a file: always the same one. */
function uploadIdOf(parts: readonly string[]): bigint {
  const digest = createHash('sha256')
    .update(JSON.stringify(['imported video', ...parts]))
    .digest();
  return BigInt.asUintN(ID_BITS, digest.readBigUInt64BE());
}
