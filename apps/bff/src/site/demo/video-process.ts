import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { encodeVideo } from './encode-video.ts';
import type { VideoAnswer, VideoTask } from './draw-videos.ts';
import { videoFrames } from './video-frames.ts';

// Started by drawVideos(): if the native encoder crashes, it ends this process and not the site.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

process.on('message', async ({ svg, plan }: VideoTask) => {
  try {
    answer({ mp4: await encodeVideo(videoFrames(svg, plan), plan) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function answer(message: VideoAnswer): void {
  process.send?.(message);
}
