import { homeFeed } from '@pegboard/bff/src/discovery/feed/home-feed.ts';
import { relatedPins } from '@pegboard/bff/src/discovery/feed/related-pins.ts';
import { searchPins } from '@pegboard/bff/src/discovery/feed/search-pins.ts';
import { boardPins } from '@pegboard/bff/src/pins/pins/pin-lists.ts';
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
  'search, a word': (world, nth, after) =>
    searchPins(world, visitor, at(world.words, nth), { size: 25, after, isOnSale: false }),
  'search, two frequent words': (world, nth, after) =>
    searchPins(world, visitor, at(world.phrases, nth), { size: 25, after, isOnSale: false }),
  related: (world, nth, after) => relatedPins(world, visitor, at(world.pinIds, nth), { size: 25, after }),
} as const satisfies Readonly<Record<string, PageReader>>;

/** Reads a page of the nth subject, starting at a cursor. */
export type PageReader = (world: World, nth: number, after: string | null) => Promise<PageRead>;

/** The facts that a page reports about itself. */
export type PageRead = { readonly items: readonly unknown[]; readonly bookmark: string | null };

function at<T>(all: readonly T[], nth: number): T {
  const one = all[nth % all.length];
  if (one === undefined) throw new Error('The world has nothing to ask for: its seeding gave no rows.');
  return one;
}
