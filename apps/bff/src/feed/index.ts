import { pageSize } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';
import { parseId } from '../new-id.ts';
import { pinConnection } from '../pins/index.ts';
import { homeFeed } from './home-feed.ts';
import { relatedPins } from './related-pins.ts';
import { searchPins } from './search-pins.ts';

export { canonicalPin } from './canonical-pin.ts';
export { mutedTable } from './kept-out.ts';

/** The lists that are chosen for somebody: home, related pins, search. */
export function feedModule(deps: Deps): Module {
  return {
    resolvers: {
      Query: {
        async v3GetHomeFeedQuery(_, { first, after }, { viewer }) {
          return {
            connection: pinConnection(await homeFeed(deps, viewer, { size: pageSize(first), after })),
          };
        },
        async v3RelatedPinsQuery(_, { pin, first, after }, { viewer }) {
          const page = await relatedPins(deps, viewer, parseId(pin) ?? 0n, { size: pageSize(first), after });
          return { connection: pinConnection(page) };
        },
        async v3SearchPinsQuery(_, { query, first, after }, { viewer }) {
          const wish = { size: pageSize(first), after };
          return { connection: pinConnection(await searchPins(deps, viewer, query.slice(0, 200), wish)) };
        },
      },
    },
  };
}
