import { AppError } from '../../platform/errors/errors.ts';

/** Runs tasks with limited concurrency, so that one kind never occupies all database connections. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a limiter that runs `atOnce` tasks, and queues up to `waiting` more. Throws `overloaded` beyond
 * that.
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside < atOnce) inside += 1;
    else {
      if (queue.length >= waiting) throw new AppError('overloaded');
      // A finished task passes its slot to the next one: the count stays.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
