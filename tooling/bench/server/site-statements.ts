import { createBookmarks } from '@pegboard/bff/src/platform/http/bookmark.ts';
import { createSessions } from '@pegboard/bff/src/people/accounts/index.ts';
import { homeFeed } from '@pegboard/bff/src/discovery/feed/home-feed.ts';
import { createLoaders } from '@pegboard/bff/src/site/loaders.ts';
import { boardPins } from '@pegboard/bff/src/pins/pins/pin-lists.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { adsOfBench, rankingOfBench, atDesk } from '../world/ads-of-bench.ts';
import type { Stage } from './stage.ts';

/** A statement with its values, as the site sends it. */
export type RecordedStatement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** The statements that the site runs for a page of 25 pins, so that a plain route can run the same. */
export type SiteStatements = {
  /** The pins on a board. */
  readonly board: readonly RecordedStatement[];
  /** A member's home feed with the data of its cards. */
  readonly feed: readonly RecordedStatement[];
};

const SIZE = 25;

/**
 * Runs the use cases of the site twice, and returns the statements of the second run, without those whose
 * results are cached in the process, such as the running ads.
 */
export async function siteStatements(url: string, { token, boardId }: Stage): Promise<SiteStatements> {
  const pool = new pg.Pool({ connectionString: url });
  let recorded: RecordedStatement[] = [];
  const logQuery = (text: string, values: unknown[]): void => void recorded.push({ name: '', text, values });
  const db = drizzle(pool, { logger: { logQuery } });
  const now = () => new Date();
  const deps = {
    db,
    now,
    bookmarks: createBookmarks('of a bench'),
    ads: adsOfBench(db),
    ...rankingOfBench({ db, now }),
  };
  const sentBy = async (run: () => Promise<unknown>): Promise<readonly RecordedStatement[]> => {
    for (const _ of ['first', 'then']) {
      recorded = [];
      await run();
    }
    return recorded;
  };
  try {
    const viewer = await createSessions(deps).viewerOf(token);
    const params = { size: SIZE, after: null };
    const board = await sentBy(() => boardPins(deps, viewer, BigInt(boardId), undefined, params));
    const feed = await sentBy(async () => {
      const { items } = await homeFeed(deps, atDesk(viewer), params);
      const loaders = createLoaders(deps, viewer);
      await Promise.all([
        loaders.board.loadMany(items.map((pin) => pin.boardId)),
        loaders.user.loadMany(items.flatMap((pin) => [pin.pinnerId, pin.creatorId])),
        loaders.savedCopies.loadMany(items.map((pin) => pin.contentId)),
      ]);
    });
    return { board: named('board', board), feed: named('feed', feed) };
  } finally {
    await pool.end();
  }
}

function named(of: string, statements: readonly RecordedStatement[]): readonly RecordedStatement[] {
  return statements.map((statement, index) => ({ ...statement, name: `${of} ${index}` }));
}
