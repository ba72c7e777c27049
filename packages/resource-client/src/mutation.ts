import type { RequestError, ResourceResult } from './model/request-error.ts';
import type { ResourceOptions } from './model/resource-key.ts';
import type { ResourceClient, MutationOptions } from './resource-client.ts';
import type { ExternalStore } from './store/resource.ts';

/** The state of the latest mutation of one kind. */
export type MutationState<T> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: RequestError };

/** The options of a single mutation. */
export type MutateOptions<T> = Omit<MutationOptions<T>, 'name' | 'action' | 'options'>;

/** Sends mutations of one kind, such as those of a form, and exposes the state of the latest. */
export type Mutation<T> = ExternalStore<MutationState<T>> & {
  readonly send: (options: ResourceOptions, write?: MutateOptions<T>) => Promise<ResourceResult<T>>;
  /** Resets the state, as when a form is opened again. Pending mutations continue. */
  readonly reset: () => void;
};

const READY = { kind: 'ready' } as const;

/** Creates a mutation: `createMutation(client, { name: 'Board', action: 'create' })`. */
export function createMutation<T = unknown>(
  client: ResourceClient,
  of: Pick<MutationOptions<T>, 'name' | 'action'>,
): Mutation<T> {
  const listeners = new Set<() => void>();
  let state: MutationState<T> = READY;
  let latest = 0;
  const become = (next: MutationState<T>): void => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    getSnapshot: () => state,
    getServerSnapshot: () => READY,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async send(options, write) {
      latest += 1;
      const own = latest;
      become({ kind: 'sending' });
      const result = await client.mutate({ ...write, ...of, options });
      if (own === latest)
        become(result.ok ? { kind: 'done', data: result.data } : { kind: 'failed', failure: result.failure });
      return result;
    },
    reset() {
      latest += 1;
      become(READY);
    },
  };
}
