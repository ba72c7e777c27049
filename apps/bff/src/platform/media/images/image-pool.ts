import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ImageOutcome } from './process-image.ts';

/** A picture to process: a visitor's bytes, or a drawing of our own. */
export type ImageTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawing'; readonly svg: string }
  | { readonly kind: 'drawn-frames'; readonly frames: readonly string[]; readonly delayMs: number };

/** Workers that decode and encode pictures beside the event loop. */
export type ImagePool = {
  process(task: ImageTask): Promise<ImageOutcome>;
  close(): Promise<void>;
};

const WORKERS_MAX = 4;

type Waiting = { readonly task: ImageTask; resolve(outcome: ImageOutcome): void; reject(error: Error): void };
type Seat = { worker: Worker; job: Waiting | undefined };

/** A pool of as many workers as there are cores, 4 at most; they start with the first task and end with the process. */
export function createImagePool(size: number = Math.min(availableParallelism(), WORKERS_MAX)): ImagePool {
  const queue: Waiting[] = [];
  const seats: Seat[] = [];
  const next = (seat: Seat): void => {
    seat.job = queue.shift();
    if (seat.job) seat.worker.postMessage({ id: 0, task: seat.job.task });
    else seat.worker.unref();
  };
  const start = (): Seat => {
    const seat: Seat = { worker: new Worker(new URL('./image-worker.ts', import.meta.url)), job: undefined };
    seat.worker.on('message', (answer: { result?: ImageOutcome; error?: string }) => {
      const { job } = seat;
      if (answer.result) job?.resolve(answer.result);
      else job?.reject(new Error(`A picture could not be processed: ${answer.error ?? 'no answer'}`));
      next(seat);
    });
    seat.worker.on('error', (error) => {
      seat.job?.reject(error);
      seats.splice(seats.indexOf(seat), 1);
      if (queue.length === 0) return;
      const fresh = start();
      seats.push(fresh);
      next(fresh);
    });
    return seat;
  };
  return {
    process(task) {
      const { promise, resolve, reject } = Promise.withResolvers<ImageOutcome>();
      queue.push({ task, resolve, reject });
      const idle = seats.find(({ job }) => job === undefined);
      if (!idle && seats.length < size) seats.push(start());
      const seat = idle ?? seats.find(({ job }) => job === undefined);
      if (seat) {
        seat.worker.ref();
        next(seat);
      }
      return promise;
    },
    async close() {
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}
