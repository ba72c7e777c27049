import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The variables of an operation. */
export type Variables = { readonly [name: string]: unknown };

/** Sends one operation to the server's GraphQL API and returns its data; rejects if any part of it failed. */
export type SendOperation = <Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
) => Promise<Data>;

/** The fetch policy: cached data is sufficient, or it must be refetched. */
export type FetchPolicy = 'cache-first' | 'network-only';

/**
 * The state of an operation: pending, its data, or an error. `settled` is fulfilled with the first result,
 * and carries the status that React's `use` reads.
 */
export type QueryEntry = { readonly settled: Promise<void> } & ({ readonly kind: 'awaited' } | SettledEntry);

type SettledEntry = { readonly kind: 'known'; readonly data: unknown } | { readonly kind: 'failed' };

/** Data by operation, as the server embeds it in the page. */
export type DehydratedQueries = Readonly<Record<string, unknown>>;

/**
 * The cache of GraphQL results of a page load. Loaders fetch, screens read, and the server's results are sent
 * with the page, so that the browser does not fetch them again.
 */
export type QueryCache = {
  /** Returns the data of an operation; concurrent calls share one request. */
  ask<Data, V extends Variables>(
    document: TypedDocumentNode<Data, V>,
    variables: V,
    policy?: FetchPolicy,
  ): Promise<Data>;
  /** Returns the entry of an operation by `operationKey`; undefined if it was never fetched. */
  read(key: string): QueryEntry | undefined;
  /** Returns the entry of an operation, and fetches it if there is none. */
  answerTo<Data, V extends Variables>(document: TypedDocumentNode<Data, V>, variables: V): QueryEntry;
  /** Returns the cached entries of an operation, by their variables. */
  known<Data, V extends Variables>(
    document: TypedDocumentNode<Data, V>,
  ): readonly { readonly variables: V; readonly data: Data }[];
  /** Sets the cached data of an operation, after a mutation that returned it. */
  put<Data, V extends Variables>(document: TypedDocumentNode<Data, V>, variables: V, data: Data): void;
  /** Subscribes to changes of an operation's entry. */
  subscribe(key: string, onChange: () => void): () => void;
  /** Adds the data that the server embedded in the page. */
  restore(written: DehydratedQueries): void;
  /** Returns the data that was added since the last call, to be embedded in the page. */
  takeFresh(): DehydratedQueries;
};

/** Creates the query cache of one page load, or of one request on the server. */
export function createQueryCache(send: SendOperation): QueryCache {
  const answers = new Map<string, QueryEntry>();
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const underWay = new Map<string, Promise<unknown>>();
  const listeners = new Map<string, Set<() => void>>();
  let fresh: Record<string, unknown> = {};

  /** Returns the promise that the first result of an operation fulfills; the same until then. */
  const gateOf = (key: string): PromiseWithResolvers<void> => {
    const gate = gates.get(key) ?? Promise.withResolvers<void>();
    gates.set(key, gate);
    return gate;
  };
  /** Sets the entry to pending, so that readers can wait for it. */
  const begin = (key: string): QueryEntry => {
    const answer = answers.get(key) ?? { kind: 'awaited', settled: gateOf(key).promise };
    answers.set(key, answer);
    return answer;
  };
  const conclude = (key: string, settledEntry: SettledEntry): void => {
    const { promise, resolve } = gateOf(key);
    // In the form that `use` expects, so that it does not suspend.
    const settled = Object.assign(promise, { status: 'fulfilled', value: undefined });
    answers.set(key, { ...settledEntry, settled });
    resolve();
    for (const notify of listeners.get(key) ?? []) notify();
  };
  /**
   * Stores the result of a pending task, unless it was requested again since; existing data stays until then.
   */
  const keep = (key: string, task: Promise<unknown>): Promise<unknown> => {
    const isCurrent = (): boolean => underWay.get(key) === task && underWay.delete(key);
    begin(key);
    underWay.set(key, task);
    return task.then(
      (data) => {
        if (isCurrent()) {
          fresh[key] = data;
          conclude(key, { kind: 'known', data });
        }
        return data;
      },
      (error: unknown) => {
        if (isCurrent() && answers.get(key)?.kind !== 'known') conclude(key, { kind: 'failed' });
        throw error;
      },
    );
  };

  const ask = <Data, V extends Variables>(
    document: TypedDocumentNode<Data, V>,
    variables: V,
    policy: FetchPolicy = 'cache-first',
  ): Promise<Data> => {
    const key = operationKey(document, variables);
    const known = answers.get(key);
    if (policy === 'network-only') return keep(key, send(document, variables)) as Promise<Data>;
    if (known?.kind === 'known') return Promise.resolve(known.data as Data);
    return (underWay.get(key) ?? keep(key, send(document, variables))) as Promise<Data>;
  };

  return {
    ask,
    read: (key) => answers.get(key),
    answerTo(document, variables) {
      const key = operationKey(document, variables);
      const known = answers.get(key);
      if (known) return known;
      const awaited = begin(key);
      // The error is reported to readers by the entry.
      ask(document, variables).catch(() => undefined);
      return awaited;
    },
    known<Data, V extends Variables>(document: TypedDocumentNode<Data, V>) {
      const name = `${nameOf(document)} `;
      return [...answers].flatMap(([key, answer]) =>
        answer.kind === 'known' && key.startsWith(name)
          ? { variables: JSON.parse(key.slice(name.length)) as V, data: answer.data as Data }
          : [],
      );
    },
    put: (document, variables, data) => conclude(operationKey(document, variables), { kind: 'known', data }),
    subscribe(key, onChange) {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(onChange));
      return () => those.delete(onChange);
    },
    restore(written) {
      for (const [key, data] of Object.entries(written)) conclude(key, { kind: 'known', data });
    },
    takeFresh() {
      const taken = fresh;
      fresh = {};
      return taken;
    },
  };
}

/** Returns the key of an operation: its unique name and its variables, independent of their order. */
export function operationKey<Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): string {
  const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${nameOf(document)} ${JSON.stringify(Object.fromEntries(sorted))}`;
}

function nameOf<Data, V>({ definitions: [definition] }: TypedDocumentNode<Data, V>): string | undefined {
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}
