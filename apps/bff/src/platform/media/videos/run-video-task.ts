import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { settingsOf } from '../images/image-pool.ts';
import type { VideoProbe } from './probe-video.ts';
import { VideoUnreadableError, type TranscodeResult, type TranscodeTask } from './transcode-task.ts';

/** A task for a separate process. */
export type VideoTask =
  | { readonly kind: 'probe'; readonly source: string; readonly takesEveryCodec: boolean }
  | { readonly kind: 'audio'; readonly source: string; readonly target: string }
  | { readonly kind: 'cover'; readonly source: string; readonly seconds: number; readonly target: string }
  | (TranscodeTask & { readonly kind: 'transcode'; readonly ffmpeg: string | undefined });

/** The messages of the process. */
export type VideoAnswer =
  | { readonly progress: number }
  | { readonly done: unknown }
  | { readonly unreadable: string; readonly isCut: boolean }
  | { readonly error: string };

/** The result of each task. */
type Results = { probe: VideoProbe; audio: undefined; cover: undefined; transcode: TranscodeResult };

/** The error of a process that exited before it finished its task. */
export class VideoProcessEndedError extends Error {}

const PROCESS_FILE = fileURLToPath(new URL('./video-process.ts', import.meta.url));

/**
 * Runs a task in a separate process at the lowest priority: a failing decoder crashes only that process, and its memory
 * is released. Throws `VideoUnreadableError` for a video that cannot be decoded, `VideoProcessEndedError` when the
 * process dies, and the reason of the signal, which ends the process.
 */
export async function runVideoTask<T extends VideoTask>(
  task: T,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress?: (share: number) => void },
): Promise<Results[T['kind']]> {
  signal.throwIfAborted();
  const child = fork(PROCESS_FILE, {
    serialization: 'advanced',
    env: settingsOf(process.env),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Results[T['kind']]>();
  const abort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  child.on('error', reject);
  child.on('exit', (code, by) =>
    reject(new VideoProcessEndedError(`The video process ended: ${String(by ?? code)}.`)),
  );
  child.on('message', (answer: VideoAnswer) => {
    if ('progress' in answer) onProgress?.(answer.progress);
    else if ('done' in answer) resolve(answer.done as Results[T['kind']]);
    else if ('unreadable' in answer)
      reject(new VideoUnreadableError(answer.unreadable, { isCut: answer.isCut }));
    else reject(new Error(`A video could not be processed: ${answer.error}`));
  });
  child.send(task);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}
