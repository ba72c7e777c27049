import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { prepareAudio } from './prepare-audio.ts';
import { probeVideo } from './probe-video.ts';
import { transcodeWithFfmpeg } from './transcode-ffmpeg.ts';
import { VideoUnreadableError } from './transcode-task.ts';
import { transcodeVideo, writeCover } from './transcode-video.ts';
import type { VideoAnswer, VideoTask } from './run-video-task.ts';

// Started by runVideoTask(): runs one task at the lowest priority.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const PROGRESS_MS = 1000;
let progressAt = 0;

process.on('message', async (task: VideoTask) => {
  try {
    answer({ done: await run(task) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    answer(
      error instanceof VideoUnreadableError
        ? { unreadable: message, isCut: error.isCut }
        : { error: message },
    );
  }
});
// The process ends with the site; signals to the process group are handled by the site.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function run(task: VideoTask): Promise<unknown> {
  switch (task.kind) {
    case 'probe':
      return probeVideo(task.source, task.takesEveryCodec);
    case 'audio':
      return prepareAudio(task.source, task.target);
    case 'cover':
      return writeCover(task.source, task.seconds, task.target);
    case 'transcode':
      return task.ffmpeg === undefined
        ? transcodeVideo(task, reportProgress)
        : transcodeWithFfmpeg(task.ffmpeg, task, reportProgress);
  }
}

/** Sends the completed share, at most once per second. */
function reportProgress(progress: number): void {
  if (performance.now() - progressAt < PROGRESS_MS) return;
  progressAt = performance.now();
  answer({ progress });
}

function answer(message: VideoAnswer): void {
  process.send?.(message);
}
