import { BuilderError, toBuilderFailure } from './builder-error.ts';
import { BUILDER_ERROR_CODES } from './model/builder-failure.ts';
import type { VideoEffect, VideoEvent } from './model/builder-video.ts';
import type { VideoPorts } from './ports.ts';

/** Delay between two reads of the state of a video, in milliseconds. Source: chosen. */
const READ_DELAY_MS = 1000;

/** Runs the effects of the video of a builder. */
export type VideoRunner = { readonly run: (effect: VideoEffect) => void };

/** Creates a runner. Uploads continue after the builder was closed; reading ends with it. */
export function createVideoRunner(options: {
  readonly ports: () => VideoPorts | undefined;
  readonly findFile: (key: string) => File | undefined;
  readonly isOpen: () => boolean;
  readonly send: (event: VideoEvent) => void;
}): VideoRunner {
  const { findFile, isOpen, send } = options;
  /** The upload, or the reading, of each video that is under way. */
  const running = new Map<string, AbortController>();

  const requirePorts = (): VideoPorts => {
    const ports = options.ports();
    if (!ports) throw new Error('A draft has a video: give the builder the port `videos`.');
    return ports;
  };
  /** Runs a task in place of the one that the video has; its rejection is a failure of the video. */
  const start = (key: string, task: (signal: AbortSignal) => Promise<void>): void => {
    running.get(key)?.abort();
    const controller = new AbortController();
    running.set(key, controller);
    task(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) send({ type: 'video-failed', key, failure: toBuilderFailure(error) });
    });
  };
  const upload = (key: string, uploadId: string | null): void =>
    start(key, async (signal) => {
      const ports = requirePorts();
      const uploadOptions = {
        signal,
        onCreated: (created: string) => {
          if (!signal.aborted) send({ type: 'video-created', key, uploadId: created });
        },
        onProgress: (fraction: number) => {
          if (!signal.aborted) send({ type: 'video-progressed', key, fraction });
        },
      };
      const file = findFile(key);
      if (uploadId !== null) await ports.resume(uploadId, uploadOptions);
      else if (file) await ports.upload(file, uploadOptions);
      else throw new BuilderError('', { code: BUILDER_ERROR_CODES.fileMissing });
      if (!signal.aborted) send({ type: 'video-received', key });
    });
  const watch = (key: string, uploadId: string): void =>
    start(key, async (signal) => {
      const ports = requirePorts();
      for (;;) {
        const status = await ports.read(uploadId, signal);
        if (signal.aborted) return;
        send({ type: 'video-read', key, status });
        if (status.kind !== 'processing') return;
        await new Promise((resolve) => setTimeout(resolve, READ_DELAY_MS));
        if (signal.aborted || !isOpen()) return;
      }
    });
  const changeCover = async (key: string, uploadId: string, seconds: number): Promise<void> => {
    try {
      await requirePorts().setCover(uploadId, seconds);
    } catch (error) {
      return send({ type: 'cover-failed', key, failure: toBuilderFailure(error) });
    }
    send({ type: 'cover-sent', key });
  };
  return {
    run(effect) {
      const { key, uploadId } = effect;
      switch (effect.type) {
        case 'upload-video':
          return upload(key, uploadId);
        case 'watch-video':
          return watch(key, effect.uploadId);
        case 'change-cover':
          return void changeCover(key, effect.uploadId, effect.seconds);
        case 'discard-video':
          running.get(key)?.abort();
          running.delete(key);
          // What cannot be deleted now is deleted by the server after a day.
          if (uploadId !== null)
            requirePorts()
              .discard(uploadId)
              .catch(() => undefined);
      }
    },
  };
}
