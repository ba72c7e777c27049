import { AppError } from '../../platform/errors/errors.ts';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';

/** The limits of bodies that are received. All durations are in milliseconds. */
export type BodyLimits = {
  /** Number of bodies received concurrently. */
  readonly places: number;
  /** Milliseconds that a body waits, unread, for a slot. */
  readonly waitMs: number;
  /** Milliseconds for which a body occupies a slot. A slower sender continues without one, and the next body starts. */
  readonly placeMs: number;
  /** Returns the time limit in milliseconds for a body of this many bytes. */
  readonly bodyMs: (bytes: number) => number;
};

const BODY_MS_MIN = 30_000;
const BYTES_PER_MS_MIN = 32;

/** The limits of the site. */
export const BODY_LIMITS: BodyLimits = {
  places: 16,
  waitMs: 20_000,
  placeMs: 5000,
  bodyMs: (bytes) => BODY_MS_MIN + Math.ceil(bytes / BYTES_PER_MS_MIN),
};

/** A body to receive. */
export type Body = {
  /** The maximum size in bytes. */
  readonly bytes: number;
  /** Aborted when its sender disconnects: then it no longer waits. */
  readonly left: AbortSignal;
};

/** Receives bodies in order, with limited concurrency. `receive` rejects with the reason of its signal. */
export type BodyLimiter = <T>(body: Body, receive: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Returns a limiter of bodies. Throws `overloaded` for a body that has waited too long for a slot, of which nothing was
 * read, and aborts one that is too slow with `upload_too_slow`.
 */
export function createBodyLimiter({ places, waitMs, placeMs, bodyMs }: BodyLimits): BodyLimiter {
  const limit = createConcurrencyLimiter(places);
  return async ({ bytes, left }, receive) => {
    const waited = abortAfter(waitMs, new AppError('overloaded'));
    const turn = await limit(
      async () => {
        waited.stop();
        const late = abortAfter(bodyMs(bytes), new AppError('upload_too_slow'));
        const receiving = receive(late.signal).finally(late.stop);
        await settledWithin(receiving, placeMs);
        return { receiving };
      },
      AbortSignal.any([waited.signal, left]),
    ).finally(waited.stop);
    return turn.receiving;
  };
}

function abortAfter(
  ms: number,
  reason: AppError,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason), ms);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** Waits until the work has settled, but no longer than this. */
async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  work.then(
    () => resolve(),
    () => resolve(),
  );
  await isOver.finally(() => clearTimeout(timer));
}
