import type { Exchange } from '@pegboard/wire';
import { send, type WireWorld } from './wire-world.ts';

const list = { first: 25 };
const exact = { exact: false };

/** The reads of the main pages, by the name of their operation. */
const OPERATIONS: Readonly<Record<string, object>> = {
  Viewer: {},
  Pin: { pin: '{{pin}}' },
  RelatedPins: { pin: '{{pin}}', ...list },
  PinComments: { pin: '{{pin}}', ...list, order: 'top' },
  Board: { username: '{{maker}}', slug: 'cups' },
  BoardPins: { username: '{{maker}}', slug: 'cups', ...list },
  PickerBoards: { query: '', ...list },
  SuggestedBoards: { pin: '{{pin}}' },
  Profile: { username: '{{maker}}' },
  SavedPins: { username: '{{member}}', ...list },
  CreatedPins: { username: '{{maker}}', ...list },
  HomeFeed: list,
  SearchBoards: { query: 'cups', ...list, ...exact },
  SearchUsers: { query: 'Ada', ...list, ...exact },
  SearchTypeahead: { text: 'cup' },
  Following: { username: '{{member}}', ...list },
  Notifications: list,
  Privacy: {},
};

/** Records the operations of today's pages by their hash, and the answers to them. */
export async function recordGraphql(
  world: WireWorld,
  operations: Readonly<Record<string, string>>,
): Promise<readonly Exchange[]> {
  const hashes = new Map(
    Object.entries(operations).map(([hash, text]) => [/query (\w+)/.exec(text)?.[1] ?? '', hash]),
  );
  const recorded: Exchange[] = [];
  for (const [name, variables] of Object.entries(OPERATIONS)) {
    const persistedQuery = { version: 1, sha256Hash: hashes.get(name) ?? `no operation ${name}` };
    const request = {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: name, variables, extensions: { persistedQuery } }),
    };
    recorded.push({ name, request, ...(await send(world, request)) });
  }
  return recorded;
}
