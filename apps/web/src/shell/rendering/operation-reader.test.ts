import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createOperationReader } from './operation-reader.ts';

afterEach(() => {
  vi.useRealTimers();
});

const document: TypedDocumentNode<unknown, object> = Object.assign(
  { kind: Kind.DOCUMENT, definitions: [] } as const,
  { __meta__: { hash: 'a1' } },
);

/** Creates a reader whose operations the test answers. */
function aReader() {
  const requests: { readonly hash: string; readonly answer: PromiseWithResolvers<unknown> }[] = [];
  const reader = createOperationReader((hash) => {
    const answer = Promise.withResolvers();
    requests.push({ hash, answer });
    return answer.promise;
  });
  return { reader, requests };
}

test('an operation is sent by its hash, and is complete when it has data', async () => {
  const { reader, requests } = aReader();
  const data = reader.send(document, {});
  expect(requests.map(({ hash }) => hash)).toEqual(['a1']);
  expect(reader.isComplete()).toBe(false);
  requests[0]?.answer.resolve({ viewer: null });
  expect(await data).toEqual({ viewer: null });
  expect(reader.isComplete()).toBe(true);
});

test('waiting ends with the last operation', async () => {
  const { reader, requests } = aReader();
  const sent = [reader.send(document, {}), reader.send(document, {})];
  let isOver = false;
  const waiting = reader.wait(60_000).then(() => (isOver = true));
  requests[0]?.answer.resolve({});
  await sent[0];
  expect(isOver).toBe(false);
  requests[1]?.answer.resolve({});
  await waiting;
});

test('waiting ends when an operation fails, and the page is never complete', async () => {
  const { reader, requests } = aReader();
  const failed = reader.send(document, {});
  void reader.send(document, {});
  const waiting = reader.wait(60_000);
  requests[0]?.answer.reject(new Error('The database is down.'));
  await expect(failed).rejects.toThrow('The database is down.');
  await waiting;
  expect(reader.isComplete()).toBe(false);
});

test('waiting ends after its time', async () => {
  vi.useFakeTimers();
  const { reader } = aReader();
  void reader.send(document, {});
  const waiting = reader.wait(20);
  await vi.advanceTimersByTimeAsync(20);
  await waiting;
  expect(reader.isComplete()).toBe(false);
});
