import { toAppError, type AppError } from '../errors.ts';

/** The reads of one page, as far as they have failed. */
export type PageReads = {
  /** Runs a read, and records its failure. */
  watch<T>(read: () => Promise<T>): Promise<T>;
  /** Returns the error that refuses a page of this status, or undefined where the page is sent. */
  refusalOf(pageStatus: number): AppError | undefined;
};

/**
 * Watches what a page reads. A page with any part that the database did not give is refused, since its status would
 * promise a whole page; a read that failed for another passing reason refuses only a page that failed with it.
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
    refusalOf(pageStatus) {
      const unavailable = failures.find(({ code }) => code === 'db_unavailable');
      const passing = failures.find(({ status }) => status === 503);
      return unavailable ?? (pageStatus >= 500 ? passing : undefined);
    },
  };
}
