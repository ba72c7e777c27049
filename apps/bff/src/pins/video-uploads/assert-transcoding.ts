import type { Env } from '../../platform/config/env.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hasBuiltInEncoder } from '../../platform/media/videos/index.ts';

/** Throws `video_unavailable` on a site that cannot transcode videos. */
export function assertTranscoding({ ffmpegPath }: Pick<Env, 'ffmpegPath'>): void {
  if (ffmpegPath === undefined && !hasBuiltInEncoder()) throw new AppError('video_unavailable');
}
