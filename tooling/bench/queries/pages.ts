import { searchByDescriptor } from '@pegboard/bff/src/discovery/visual-search/visual-search.ts';
import { homeFeed } from '@pegboard/bff/src/discovery/feed/home-feed.ts';
import { relatedPins } from '@pegboard/bff/src/discovery/feed/related-pins.ts';
import { searchPins, type PinSearch } from '@pegboard/bff/src/discovery/search/search-pins.ts';
import { accountLoaders } from '@pegboard/bff/src/people/accounts/loaders.ts';
import { profileBoards } from '@pegboard/bff/src/pins/boards/board-lists.ts';
import { boardLoaders } from '@pegboard/bff/src/pins/boards/loaders.ts';
import { savePin } from '@pegboard/bff/src/pins/saves/save-pin.ts';
import { pinLoaders } from '@pegboard/bff/src/pins/pins/loaders.ts';
import { suggest } from '@pegboard/bff/src/discovery/search/suggest.ts';
import { shopFilterOptions } from '@pegboard/bff/src/discovery/shop/shop-facets.ts';
import {
  parseShopFilters,
  type ShopFilterInput,
  type ShopFilters,
} from '@pegboard/bff/src/discovery/shop/shop-filters.ts';
import { shopPage, shopSample, type ShopRequest } from '@pegboard/bff/src/discovery/shop/shop-lists.ts';
import { boardPins, pinnerPins } from '@pegboard/bff/src/pins/pins/pin-lists.ts';
import { TransactionRollbackError } from 'drizzle-orm';
import { atDesk } from '../world/ads-of-bench.ts';
import type { World } from './world.ts';

const visitor = atDesk(null);

/**
 * The measured pages by name: each reads 25 pins as the site does, for the nth of its members, boards or
 * pins.
 */
export const PAGES = {
  'home, signed out': (world, _, after) => homeFeed(world, visitor, { size: 25, after }),
  'home, member': (world, nth, after) => homeFeed(world, atDesk(at(world.members, nth)), { size: 25, after }),
  board: (world, nth, after) =>
    boardPins(world, null, at(world.boardIds, nth), undefined, { size: 25, after }),
  'profile, boards': (world, nth, after) =>
    profileBoards(world, null, at(world.owners, nth).id, { ...BOARDS, after }),
  'profile, created pins': (world, nth, after) =>
    pinnerPins(world, null, at(world.owners, nth).id, 'created', { size: 25, after }),
  save: saveAndUndo,
  'search, a word': (world, nth, after) =>
    searchPins(world, visitor, searchOf(at(world.words, nth)), { size: 25, after }),
  'search, the most frequent word': (world, _, after) =>
    searchPins(world, visitor, searchOf(at(world.frequent, 0)), { size: 25, after }),
  'search, a rare word': (world, nth, after) =>
    searchPins(world, visitor, searchOf(at(world.rare, nth)), { size: 25, after }),
  'search, two frequent words': (world, nth, after) =>
    searchPins(world, visitor, searchOf(at(world.phrases, nth)), { size: 25, after }),
  'search, five words': (world, nth, after) =>
    searchPins(world, visitor, searchOf(at(world.sentences, nth)), { size: 25, after }),
  'search, the five most frequent words': (world, _, after) =>
    searchPins(world, visitor, searchOf(world.frequent.join(' ')), { size: 25, after }),
  'search, misspelt': (world, nth, after) =>
    searchPins(world, visitor, searchOf(misspelt(at(world.words, nth))), { size: 25, after }),
  'search, filtered': (world, nth, after) => {
    const filters = [{ name: 'color', value: 'red' }] as const;
    return searchPins(world, visitor, { ...searchOf(at(world.frequent, nth)), filters }, { size: 25, after });
  },
  'search, a rare word filtered': (world, nth, after) => {
    const filters = [{ name: 'color', value: 'red' }] as const;
    return searchPins(world, visitor, { ...searchOf(at(world.rare, nth)), filters }, { size: 25, after });
  },
  'search, five words filtered': (world, nth, after) => {
    const filters = [{ name: 'kind', value: 'product' }] as const;
    return searchPins(
      world,
      visitor,
      { ...searchOf(at(world.sentences, nth)), filters },
      { size: 25, after },
    );
  },
  'visual search': (world, nth, after) =>
    searchByDescriptor(world, null, at(world.looks, nth), { isProducts: false, size: 25, after }),
  'visual search, products': (world, nth, after) =>
    searchByDescriptor(world, null, at(world.looks, nth), { isProducts: true, size: 25, after }),
  'suggestions, one letter': (world, nth) => suggestions(world, at(world.words, nth).slice(0, 1)),
  'suggestions, three letters': (world, nth) => suggestions(world, at(world.words, nth).slice(0, 3)),
  'shopping, all': (world, _, after) => products(world, {}, after),
  'shopping, category, price': (world, nth, after) =>
    products(
      world,
      { scope: { kind: 'category', id: nth % 2 === 0 ? 536 : 1253 }, sort: 'price_asc' },
      after,
    ),
  'shopping, filtered': (world, nth, after) =>
    products(
      world,
      { filters: requireFilters({ minPrice: 20 + (nth % 50), maxPrice: 120, onSale: true }) },
      after,
    ),
  'shopping, filters': async (world) => {
    const { entries } = await shopSample(world, null, { kind: 'all' });
    return { items: shopFilterOptions(entries, NO_FILTERS, false), bookmark: null };
  },
  related: (world, nth, after) => relatedPins(world, visitor, at(world.pinIds, nth), { size: 25, after }),
} as const satisfies Readonly<Record<string, PageReader>>;

const NO_FILTERS = requireFilters({});

function requireFilters(input: ShopFilterInput): ShopFilters {
  const filters = parseShopFilters(input);
  if (!filters) throw new Error('The bench asks for a filter that does not exist.');
  return filters;
}

const products = (world: World, request: Partial<ShopRequest>, after: string | null): Promise<PageRead> =>
  shopPage(
    world,
    null,
    { scope: { kind: 'all' }, filters: NO_FILTERS, sort: 'relevance', ...request },
    { size: 25, after },
    () => Promise.resolve('USD'),
  );

const searchOf = (query: string): PinSearch => ({ query, scope: 'pins', filters: [], isExact: false });

/** Returns a word without its third letter. */
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3);

async function suggestions(world: World, text: string): Promise<PageRead> {
  const loaders = {
    ...accountLoaders(world, null),
    ...boardLoaders(world, null),
    ...pinLoaders(world, null),
  };
  const { queries, boards, people } = await suggest(world, { viewer: null, loaders }, text);
  return { items: [...queries, ...boards, ...people], bookmark: null };
}

const BOARDS = {
  size: 25,
  order: 'last_pinned_to',
  grouping: 'mix_public_private',
  privacy: 'all',
  includesArchived: false,
  withoutStories: false,
} as const;

/** Saves the nth pin to a board of the nth owner, in a transaction that is rolled back: the worlds stay as they are. */
async function saveAndUndo(world: World, nth: number): Promise<PageRead> {
  const [viewer, boardId] = [at(world.owners, nth), at(world.ownBoardIds, nth)];
  const pinId = at(world.pinIds, nth);
  const request = { pinId, boardId, isBoardNamed: true, sectionId: undefined, isSectionNamed: false };
  const saved: object[] = [];
  try {
    await world.db.transaction(async (tx) => {
      saved.push(await savePin(tx, viewer, request, `save ${nth}`));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return { items: saved, bookmark: null };
}

/** Reads a page of the nth subject, starting at a cursor. */
export type PageReader = (world: World, nth: number, after: string | null) => Promise<PageRead>;

/** The facts that a page reports about itself. */
export type PageRead = { readonly items: readonly unknown[]; readonly bookmark: string | null };

function at<T>(all: readonly T[], nth: number): T {
  const one = all[nth % all.length];
  if (one === undefined) throw new Error('The world has nothing to ask for: its seeding gave no rows.');
  return one;
}
