import { expect, test } from 'vitest';
import { createGraphqlClient } from './graphql-client.ts';
import {
  BoardPinsDocument,
  HomeFeedDocument,
  PinDocument,
  RelatedPinsDocument,
  SuggestedBoardsDocument,
} from './generated/graphql.ts';
import type { SendOperation } from './query-cache.ts';

const list = { first: 25 };
const board = { username: 'ada', slug: 'pots' };

/** Returns the priority of a request. */
async function priorityOf(ask: (send: SendOperation) => Promise<unknown>): Promise<string | null> {
  const sent: Headers[] = [];
  const send = createGraphqlClient({
    url: 'https://pegboard.example/graphql',
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers));
      return Response.json({ data: {} });
    },
  });
  await ask(send);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.get('content-type')).toMatch(/^application\/json/);
  return sent[0]?.get('priority') ?? null;
}

test.each<[string, string | null, (send: SendOperation) => Promise<unknown>]>([
  ['a pin is as urgent as any', null, (send) => send(PinDocument, { pin: '7' })],
  ['the first page of a feed too', null, (send) => send(HomeFeedDocument, list)],
  ['the first page of a board too', null, (send) => send(BoardPinsDocument, { ...board, ...list })],
  ['its next page can wait', 'u=5', (send) => send(BoardPinsDocument, { ...board, ...list, after: 'x' })],
  ['the next page of a feed can wait', 'u=5', (send) => send(HomeFeedDocument, { ...list, after: 'x' })],
  ['related pins can wait', 'u=5', (send) => send(RelatedPinsDocument, { pin: '7', ...list })],
  ['suggested boards can wait', 'u=5', (send) => send(SuggestedBoardsDocument, { pin: '7' })],
])('[BF-10] %s', async (_, priority, ask) => {
  expect(await priorityOf(ask)).toBe(priority);
});

/** Sends an operation that the server answers with this body and status. */
const answered = (body: object, status: number): Promise<unknown> =>
  createGraphqlClient({
    url: 'https://pegboard.example/graphql',
    fetch: async () => Response.json(body, { status }),
  })(PinDocument, { pin: '7' });

test.each([200, 500])('[BF-02] the errors of an answer with status %i are thrown', async (status) => {
  const errors = [{ message: 'Try again', extensions: { requestId: 'a-1' } }];
  const error = await answered({ data: null, errors }, status).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'GraphqlError', message: 'Try again', graphQLErrors: errors });
});

test('[BF-02] an answer without a result is an error', async () => {
  await expect(answered({ status: 'overloaded' }, 503)).rejects.toThrow('503');
  await expect(answered({}, 200)).rejects.toThrow('neither data nor an error');
});
