/**
 * Runs tasks with limited concurrency; further ones wait in order. An aborted signal ends the wait, not the
 * task.
 */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Returns a limiter that runs `max` tasks concurrently. A failed task frees its slot. */
export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const waitForPlace = async (signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const index = queue.indexOf(resolve);
      if (index === -1) return; // it already has a slot
      queue.splice(index, 1);
      reject(signal?.reason);
    };
    queue.push(resolve);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  };
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running >= max) await waitForPlace(signal);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
