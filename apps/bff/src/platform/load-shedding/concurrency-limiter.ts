/** Runs work, at most so much at once; the rest waits in order. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a limiter that runs `max` pieces of work at once. Work that fails frees its place. */
export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => queue.push(resolve));
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
