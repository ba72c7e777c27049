/** Runs work, at most so much at once; the rest waits in order. A signal that aborts ends the wait, not the work. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Returns a limiter that runs `max` pieces of work at once. Work that fails frees its place. */
export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const waitForPlace = async (signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const index = queue.indexOf(resolve);
      if (index === -1) return; // it has its place already
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
