import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createQueryCache, operationKey, type SendOperation } from './query-cache.ts';

type Page = { readonly page: number };
type At = { readonly first: number; readonly after?: string };

const document: TypedDocumentNode<Page, At> = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: 'query' as never,
      name: { kind: Kind.NAME, value: 'HomeFeed' },
      selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
    },
  ],
};

/** Creates a server whose responses the test sends one by one. */
function aSite() {
  const requests: PromiseWithResolvers<Page>[] = [];
  const send = (() => {
    const next = Promise.withResolvers<Page>();
    requests.push(next);
    return next.promise;
  }) as SendOperation;
  return { answers: createQueryCache(send), requests };
}

const key = operationKey(document, { first: 25 });

test('an operation is sent once: a pending one is shared, a cached one is returned', async () => {
  const { answers, requests } = aSite();
  const both = [answers.ask(document, { first: 25 }), answers.ask(document, { first: 25 })];
  requests[0]?.resolve({ page: 1 });
  expect(await Promise.all(both)).toEqual([{ page: 1 }, { page: 1 }]);
  expect(await answers.ask(document, { first: 25 })).toEqual({ page: 1 });
  expect(requests).toHaveLength(1);
});

test('operations differ by their variables, not by the order in which those are written', () => {
  expect(operationKey(document, { first: 25, after: 'x' })).toBe(
    operationKey(document, { after: 'x', first: 25 }),
  );
  expect(operationKey(document, { first: 25 })).not.toBe(operationKey(document, { first: 50 }));
});

test('during a refetch the cached data stays shown, and subscribers are notified of the response', async () => {
  const { answers, requests } = aSite();
  answers.restore({ [key]: { page: 1 } });
  const onChange = vi.fn();
  const stop = answers.subscribe(key, onChange);
  const anew = answers.ask(document, { first: 25 }, 'network-only');
  expect(answers.read(key)).toMatchObject({ kind: 'known', data: { page: 1 } });
  requests[0]?.resolve({ page: 2 });
  await anew;
  expect(answers.read(key)).toMatchObject({ kind: 'known', data: { page: 2 } });
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  answers.restore({ [key]: { page: 3 } });
  expect(onChange).toHaveBeenCalledOnce();
});

test('cached data of an operation is found with its variables, and can be replaced', async () => {
  const { answers, requests } = aSite();
  answers.restore({ [key]: { page: 1 } });
  void answers.ask(document, { first: 50 });
  const onChange = vi.fn();
  answers.subscribe(key, onChange);
  expect(answers.known(document)).toEqual([{ variables: { first: 25 }, data: { page: 1 } }]);
  answers.put(document, { first: 25 }, { page: 2 });
  expect(onChange).toHaveBeenCalledOnce();
  expect(await answers.ask(document, { first: 25 })).toEqual({ page: 2 });
  expect(requests).toHaveLength(1);
});

test('of two refetches the later one is kept, regardless of the order of responses', async () => {
  const { answers, requests } = aSite();
  const older = answers.ask(document, { first: 25 }, 'network-only');
  const newer = answers.ask(document, { first: 25 }, 'network-only');
  requests[1]?.resolve({ page: 2 });
  await newer;
  requests[0]?.resolve({ page: 1 });
  await older;
  expect(answers.read(key)).toMatchObject({ kind: 'known', data: { page: 2 } });
});

test('an error is returned to the callers, keeps cached data, and is retried', async () => {
  const { answers, requests } = aSite();
  const failing = answers.ask(document, { first: 25 });
  requests[0]?.reject(new Error('offline'));
  await expect(failing).rejects.toThrow('offline');
  expect(answers.read(key)).toMatchObject({ kind: 'failed' });
  const again = answers.ask(document, { first: 25 });
  requests[1]?.resolve({ page: 1 });
  await again;
  const anew = answers.ask(document, { first: 25 }, 'network-only');
  requests[2]?.reject(new Error('offline'));
  await expect(anew).rejects.toThrow('offline');
  expect(answers.read(key)).toMatchObject({ kind: 'known', data: { page: 1 } });
});

test('callers of an operation share its promise until the first result', async () => {
  const { answers, requests } = aSite();
  const { settled } = answers.answerTo(document, { first: 25 });
  const anew = answers.ask(document, { first: 25 }, 'network-only');
  expect(answers.answerTo(document, { first: 25 }).settled).toBe(settled);
  requests[1]?.resolve({ page: 2 });
  await Promise.all([anew, settled]);
  expect(answers.answerTo(document, { first: 25 })).toEqual({ kind: 'known', data: { page: 2 }, settled });
});

test('an answer is written into the page once, and read from it without asking', async () => {
  const server = aSite();
  const requests = server.answers.ask(document, { first: 25 });
  expect(server.answers.takeFresh()).toEqual({});
  server.requests[0]?.resolve({ page: 1 });
  await requests;
  const written = server.answers.takeFresh();
  expect(server.answers.takeFresh()).toEqual({});
  const browser = aSite();
  browser.answers.restore(written);
  expect(await browser.answers.ask(document, { first: 25 })).toEqual({ page: 1 });
  expect(browser.requests).toHaveLength(0);
});
