import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The variables of an operation. */
export type Variables = { readonly [name: string]: unknown };

/** Sends one operation to the site's GraphQL and gives its data; rejects when any part of it failed. */
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

/** Data by operation, as the server writes them into the page. */
export type DehydratedQueries = Readonly<Record<string, unknown>>;

/**
 * The cache of GraphQL results of a page load. Loaders fetch, screens read, and the server's results are sent
 * with the page, so that the browser does not fetch them again.
 */
export type QueryCache = {
  /** Gives the data of an operation; the same operation under way is waited for, not sent twice. */
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
  /** Makes data what is known of an operation: after a change that returns its result. */
  put<Data, V extends Variables>(document: TypedDocumentNode<Data, V>, variables: V, data: Data): void;
  /** Notifies when an operation's answer came. */
  subscribe(key: string, onChange: () => void): () => void;
  /** Takes what the server wrote into the page. */
  restore(written: DehydratedQueries): void;
  /** The data that came since this was last called, to be written into the page. */
  takeFresh(): DehydratedQueries;
};

/** The answers of one page load, or of one request on the server. */
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
  /** Anyone who waits for an operation has something to wait for. */
  const begin = (key: string): QueryEntry => {
    const answer = answers.get(key) ?? { kind: 'awaited', settled: gateOf(key).promise };
    answers.set(key, answer);
    return answer;
  };
  const conclude = (key: string, settledEntry: SettledEntry): void => {
    const { promise, resolve } = gateOf(key);
    // As `use` marks it: it continues with it in the same render.
    const settled = Object.assign(promise, { status: 'fulfilled', value: undefined });
    answers.set(key, { ...settledEntry, settled });
    resolve();
    for (const notify of listeners.get(key) ?? []) notify();
  };
  /**
   * Keeps what a task under way comes to, unless the same was asked again since; what is known stays until
   * then.
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
      // Anyone who reads is reported of a failure by what represents the operation.
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

/** An operation by its name, which no other has, and its variables, in whatever order they were written. */
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
