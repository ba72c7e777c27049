import type { SendOperation } from '../../data/query-cache.ts';
import type { PageRequest } from './page-request.ts';

/** Reads the GraphQL operations of one page and records which of them are pending. */
export type OperationReader = {
  readonly send: SendOperation;
  /** Resolves when all operations sent so far have data, when one has failed, or after this time. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns whether all operations sent so far have data. */
  readonly isComplete: () => boolean;
};

/** Creates a reader that sends each operation by its build hash, like the browser. */
export function createOperationReader(read: PageRequest['read']): OperationReader {
  let pending = 0;
  let hasFailed = false;
  let settled = Promise.withResolvers<void>();
  return {
    async send<Data>(document: object, variables: object): Promise<Data> {
      const { __meta__: meta } = document as { readonly __meta__?: { readonly hash: string } };
      if (pending === 0) settled = Promise.withResolvers();
      pending += 1;
      try {
        const data = (await read(meta?.hash ?? '', variables)) as Data;
        pending -= 1;
        return data;
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        if (pending === 0 || hasFailed) settled.resolve();
      }
    },
    async wait(milliseconds) {
      if (pending === 0 || hasFailed) return;
      const timeout = setTimeout(settled.resolve, milliseconds);
      await settled.promise;
      clearTimeout(timeout);
    },
    isComplete: () => pending === 0,
  };
}
