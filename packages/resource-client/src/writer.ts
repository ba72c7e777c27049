import type { ResourceFailure, ResourceOutcome } from './model/resource-failure.ts';
import type { ResourceOptions } from './model/resource-key.ts';
import type { ResourceClient, ResourceWrite } from './resource-client.ts';
import type { Source } from './store/resource.ts';

/** How the latest change of one kind stands. */
export type WriterState<T> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: ResourceFailure };

/** What a single change adds to its options. */
export type WriteOptions<T> = Omit<ResourceWrite<T>, 'name' | 'action' | 'options'>;

/** Sends changes of one kind, as those of one form, and tells how the latest stands. */
export type Writer<T> = Source<WriterState<T>> & {
  readonly send: (options: ResourceOptions, write?: WriteOptions<T>) => Promise<ResourceOutcome<T>>;
  /** Back to ready, as when a form is opened again. What was sent goes on. */
  readonly reset: () => void;
};

const READY = { kind: 'ready' } as const;

/** Makes a writer: `createWriter(client, { name: 'Board', action: 'create' })`. */
export function createWriter<T = unknown>(
  client: ResourceClient,
  of: Pick<ResourceWrite<T>, 'name' | 'action'>,
): Writer<T> {
  const listeners = new Set<() => void>();
  let state: WriterState<T> = READY;
  let latest = 0;
  const become = (next: WriterState<T>): void => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    view: () => state,
    serverView: () => READY,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async send(options, write) {
      latest += 1;
      const own = latest;
      become({ kind: 'sending' });
      const outcome = await client.write({ ...write, ...of, options });
      if (own === latest)
        become(
          outcome.ok ? { kind: 'done', data: outcome.data } : { kind: 'failed', failure: outcome.failure },
        );
      return outcome;
    },
    reset() {
      latest += 1;
      become(READY);
    },
  };
}
