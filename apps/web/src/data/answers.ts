import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The variables of an operation. */
export type Variables = { readonly [name: string]: unknown };

/** Sends one operation to the site's GraphQL and gives its data; rejects when any part of it failed. */
export type SendOperation = <Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
) => Promise<Data>;

/** How to ask: what is known is enough, or it must be asked anew. */
export type AskPolicy = 'cache-first' | 'network-only';

/** What stands for an operation: its data, or who waits for them, or that they did not come. */
export type Answer =
  | { readonly kind: 'known'; readonly data: unknown }
  | { readonly kind: 'awaited'; readonly settled: Promise<void> }
  | { readonly kind: 'failed' };

/** Data by operation, as the server writes them into the page. */
export type WrittenAnswers = Readonly<Record<string, unknown>>;

/**
 * What GraphQL answered on this page load: loaders ask, screens read, and the server's answers travel to the browser
 * with the page, where nothing is asked again.
 */
export type Answers = {
  /** Gives the data of an operation; the same operation under way is waited for, not sent twice. */
  ask<Data, V extends Variables>(
    document: TypedDocumentNode<Data, V>,
    variables: V,
    policy?: AskPolicy,
  ): Promise<Data>;
  /** What stands for an operation, by `operationKey`; undefined when it was never asked. */
  read(key: string): Answer | undefined;
  /** Tells when an operation's answer came. */
  subscribe(key: string, onChange: () => void): () => void;
  /** Takes what the server wrote into the page. */
  restore(written: WrittenAnswers): void;
  /** The data that came since this was last called, to be written into the page. */
  takeFresh(): WrittenAnswers;
};

/** The answers of one page load, or of one request on the server. */
export function createAnswers(send: SendOperation): Answers {
  const answers = new Map<string, Answer>();
  const underWay = new Map<string, Promise<unknown>>();
  const listeners = new Map<string, Set<() => void>>();
  let fresh: Record<string, unknown> = {};

  const set = (key: string, answer: Answer): void => {
    answers.set(key, answer);
    for (const notify of listeners.get(key) ?? []) notify();
  };
  /** Keeps what a task under way comes to, unless the same was asked anew since. */
  const keep = (key: string, task: Promise<unknown>): Promise<unknown> => {
    const settled = task.then(
      (data) => {
        if (underWay.get(key) !== task) return;
        underWay.delete(key);
        fresh[key] = data;
        set(key, { kind: 'known', data });
      },
      () => {
        if (underWay.get(key) !== task) return;
        underWay.delete(key);
        if (answers.get(key)?.kind !== 'known') set(key, { kind: 'failed' });
      },
    );
    underWay.set(key, task);
    // What is known stays shown while it is asked anew.
    if (answers.get(key)?.kind !== 'known') answers.set(key, { kind: 'awaited', settled });
    return settled.then(() => task);
  };

  return {
    ask<Data, V extends Variables>(
      document: TypedDocumentNode<Data, V>,
      variables: V,
      policy: AskPolicy = 'cache-first',
    ) {
      const key = operationKey(document, variables);
      const known = answers.get(key);
      if (policy === 'network-only') return keep(key, send(document, variables)) as Promise<Data>;
      if (known?.kind === 'known') return Promise.resolve(known.data as Data);
      return (underWay.get(key) ?? keep(key, send(document, variables))) as Promise<Data>;
    },
    read: (key) => answers.get(key),
    subscribe(key, onChange) {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(onChange));
      return () => those.delete(onChange);
    },
    restore(written) {
      for (const [key, data] of Object.entries(written)) set(key, { kind: 'known', data });
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
  const [definition] = document.definitions;
  const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
  const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${name} ${JSON.stringify(Object.fromEntries(sorted))}`;
}
