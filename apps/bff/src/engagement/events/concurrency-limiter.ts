import { AppError } from '../../platform/errors/errors.ts';

/** Lets work in a few at a time, so that one kind of it never takes all connections of the database. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A gate that lets `atOnce` in, and has `waiting` more wait. Throws `overloaded` for those that come then. */
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
      // Anyone who leaves hands their place on: the count stays.
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
