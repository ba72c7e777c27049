import { AppError, toAppError, type LimitCode } from '../../errors/errors.ts';

/** The failed reads of one page. */
export type PageReads = {
  /** Runs a read, and records its failure. */
  watch<T>(read: () => Promise<T>): Promise<T>;
  /** Records that a rate limit rejected a read, with the seconds after which it can be repeated. */
  noteLimit(code: LimitCode, retryAfterSeconds: number): void;
  /** Returns the error that replaces a page of this status; undefined if the page is sent. */
  refusalOf(pageStatus: number): AppError | undefined;
};

/**
 * Tracks the failed reads of a page. A page with any part that the database did not return is replaced by an
 * error, since its status would claim a complete page; a read that failed for another temporary reason, such
 * as a rate limit, replaces only a page that failed with it.
 */
export function watchReads(): PageReads {
  const failures: AppError[] = [];
  return {
    async watch(read) {
      try {
        return await read();
      } catch (error) {
        failures.push(toAppError(error));
        throw error;
      }
    },
    noteLimit(code, retryAfterSeconds) {
      failures.push(new AppError(code, { retryAfterMs: retryAfterSeconds * 1000 }));
    },
    refusalOf(pageStatus) {
      const unavailable = failures.find(({ code }) => code === 'db_unavailable');
      const passing = failures.find(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
      return unavailable ?? (pageStatus >= 500 ? passing : undefined);
    },
  };
}
