import type { PinCardData } from '@pegboard/pin-card';
import type { SavedLocation } from '@pegboard/save-flow';
import { expect, test, vi } from 'vitest';
import { createQueryCache, type SendOperation } from '../../data/query-cache.ts';
import { BoardPinsDocument, PinDocument, SavedProductsDocument } from '../../data/generated/graphql.ts';
import { beginsShopSaved, showShopSave } from './saved-products.ts';

const place: SavedLocation = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/ada/kitchen/' },
  section: { id: '51', title: 'Cups' },
  isProfile: false,
};
const products = {
  username: 'ada',
  slug: 'kitchen',
  section: null,
  show: 'products',
  sort: 'custom',
  first: 25,
} as const;

test.for<[string, boolean, Partial<Parameters<typeof beginsShopSaved>[0]>]>([
  ['the products of the board', true, {}],
  ['those of the section', true, { section: '51' }],
  ['those that were saved last', true, { sort: 'newest' }],
  ['those of another section', false, { section: '52' }],
  ['those of another board', false, { slug: 'garden' }],
  ['all pins of the board', false, { show: 'all' }],
  ['the oldest products first', false, { sort: 'oldest' }],
  ['the products by title', false, { sort: 'alphabetical' }],
  ['a later page', false, { after: 'x' }],
])('[SF-10] a save begins %s: %s', ([, begins, other]) => {
  expect(beginsShopSaved({ ...products, ...other }, place)).toBe(begins);
});

const aPin = (entityId: string, rich: Partial<PinCardData> = {}) =>
  ({ entityId, title: `Pin ${entityId}`, images: [], savedByViewer: [], ...rich }) as PinCardData;
const shopping = { richSummary: { products: [{ name: 'Cup' }] } };
const listOf = (...ids: readonly string[]) => ({
  edges: ids.map((id) => ({ node: aPin(id, shopping) })),
  pageInfo: { hasNextPage: true, endCursor: 'next' },
});

/**
 * Creates a page that has loaded the products of a board and of a profile, and a server that has this copy.
 */
function aPage(copy: PinCardData) {
  const send = vi.fn(async () => ({ result: { __typename: 'PinData', data: copy } }));
  const answers = createQueryCache(send as SendOperation);
  const board = { result: { __typename: 'BoardData', data: { connection: listOf('1', '2') } } };
  const profile = { result: { __typename: 'UserData', data: { connection: listOf('1') } } };
  answers.put(BoardPinsDocument, products, board as never);
  answers.put(SavedProductsDocument, { username: 'ada', first: 25 }, profile as never);
  const shown = (): readonly (readonly string[])[] =>
    [...answers.known(BoardPinsDocument), ...answers.known(SavedProductsDocument)].map(
      ({ data: { result } }) =>
        'data' in result ? result.data.connection.edges.map(({ node }) => node.entityId) : [],
    );
  return { answers, send, shown };
}

test('[SF-10] a shopping pin that is saved stands at the front of what is loaded of saved products, once', async () => {
  const { answers, send, shown } = aPage(aPin('900', shopping));
  await showShopSave(answers, 'ada', place);
  await showShopSave(answers, 'ada', place);
  expect(shown()).toEqual([
    ['900', '1', '2'],
    ['900', '1'],
  ]);
  expect(send).toHaveBeenCalledExactlyOnceWith(PinDocument, { pin: '900' });
});

test('[SF-10] a pin without a product does not, and nothing is requested if no such list is loaded', async () => {
  const { answers, shown } = aPage(aPin('900'));
  await showShopSave(answers, 'ada', place);
  expect(shown()).toEqual([['1', '2'], ['1']]);
  const other = aPage(aPin('900', shopping));
  const elsewhere = { ...place, board: { ...place.board, url: '/ada/garden/' } };
  await showShopSave(other.answers, 'noor', elsewhere);
  expect(other.send).not.toHaveBeenCalled();
});
