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
  expect(sent[0]?.get('content-type')).toBe('application/json');
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
