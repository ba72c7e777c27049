import { stat } from 'node:fs/promises';
import type { Env } from '../../platform/config/env.ts';
import { videoFolders } from './video-folders.ts';

/** Returns the number of bytes of an upload that have been received; 0 for one without a file. */
export async function readReceivedBytes(env: Pick<Env, 'dataDir'>, id: bigint): Promise<number> {
  const file = await stat(videoFolders(env).sourceFile(id)).catch(() => undefined);
  return file?.size ?? 0;
}
