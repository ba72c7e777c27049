import { viewerColumns } from '@pegboard/bff/src/people/accounts/user-row.ts';
import { createBookmarks, type Bookmarks } from '@pegboard/bff/src/platform/http/bookmark.ts';
import { connect, type Db } from '@pegboard/bff/src/platform/database/db.ts';
import { tables } from '@pegboard/bff/src/site/tables.ts';
import type { AdsOfPage } from '@pegboard/bff/src/discovery/feed/ad-inserter.ts';
import {
  createPostgresIndex,
  fillIndex,
  updateIndex,
  type SearchIndex,
} from '@pegboard/bff/src/discovery/search/index.ts';
import type { SignedIn } from '@pegboard/bff/src/platform/http/viewer.ts';
import { encodeDescriptor } from '@pegboard/bff/src/discovery/visual-search/descriptor-code.ts';
import {
  recordStatements,
  type RecordedStatement,
} from '@pegboard/bff/src/testing/distribution/recorded-statements.ts';
import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReadHomeWalks } from '@pegboard/bff/src/discovery/feed/home-walks.ts';
import type { ServeMarks } from '@pegboard/bff/src/discovery/feed/ranking/serve-marks.ts';
import type { ReadWeights } from '@pegboard/bff/src/discovery/feed/ranking/weights-in-use.ts';
import { adsOfBench, rankingOfBench } from '../world/ads-of-bench.ts';
import { BATCH_MAX } from '@pegboard/bff/src/discovery/search/documents/next-batch.ts';
import { processorTime } from '../stats/processor-time.ts';
import { createWorld } from '../world/create-world.ts';
import { dropIndexes, restoreIndexes } from '../world/later-indexes.ts';
import { runSteps } from '../world/run-steps.ts';
import type { BuildLog } from '../world/world-step.ts';
import { RARE_WORDS } from '../world/trait-sql.ts';
import { WORLD_SESSION } from '../world/world-sql.ts';
import type { WorldStep } from '../world/world-step.ts';

/** An open world with the subjects of its pages: equally many in every world, selected in the same way. */
export type World = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Returns the statements that were sent since the last call. */
  readonly takeStatements: () => readonly RecordedStatement[];
  readonly searchIndex: SearchIndex;
  readonly now: () => Date;
  readonly bookmarks: Bookmarks;
  readonly ads: AdsOfPage;
  readonly walks: ReadHomeWalks;
  readonly weights: ReadWeights;
  readonly marks: ServeMarks;
  readonly members: readonly SignedIn[];
  readonly pinIds: readonly bigint[];
  readonly boardIds: readonly bigint[];
  /** Members who have a public board, and one such board of each. */
  readonly owners: readonly SignedIn[];
  readonly ownBoardIds: readonly bigint[];
  /** Words as frequent as those of titles, and pairs of the most frequent ones, which match many pins. */
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  readonly frequent: readonly string[];
  /** Words that five pins have, in a world of any size. */
  readonly rare: readonly string[];
  /** Codes of images that about fifty others resemble, in a world of any size. */
  readonly looks: readonly string[];
  /** Five words of a title and a description. */
  readonly sentences: readonly string[];
  readonly close: () => Promise<void>;
};

const OF_EACH = 100;
const FREQUENT_WORDS = 5;

/**
 * Fills the search index, or continues to, without the site's limits of the duration of statements: on a busy machine some take longer. Its
 * larger indexes are created afterwards, so the speed is not that of a site.
 */
async function fillSearch(url: string, log: BuildLog): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 0 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from bench_steps where name = $1', [FILLED.name]);
    if (rowCount) return;
    for (const statement of WORLD_SESSION) await client.query(statement);
    await runSteps(client, [dropIndexes('indexes of search', ['search_documents'])], log);
    const db = drizzle(pool);
    const deps = { db, searchIndex: createPostgresIndex(db), now: () => new Date() };
    await Promise.all([pool.query('select pg_sleep(0.1)'), pool.query('select pg_sleep(0.1)')]); // both are connected
    await pool.query('set synchronous_commit = off');
    let documents = 0;
    const start = performance.now();
    const ms = await processorTime(db, async () => {
      await fillIndex(deps);
      for (;;) {
        const handled = await updateIndex(deps, BATCH_MAX);
        if (handled === 0) break;
        documents += handled;
        if (documents % LOGGED_DOCUMENTS < BATCH_MAX)
          log(`${documents} documents after ${((performance.now() - start) / 1000).toFixed(0)} s`);
      }
    });
    log(
      `search index: ${documents} documents in ${((performance.now() - start) / 1000).toFixed(0)} s, ${((1000 * documents) / ms).toFixed(0)} per second of processor time`,
    );
    await restoreIndexes(client, log);
    log(`${await deps.searchIndex.rebalance()} documents moved to another tier`);
    await pool.query('vacuum analyze search_documents, search_words, shop_entries');
    await runSteps(client, [FILLED], log);
  } finally {
    await client.end();
    await pool.end();
  }
}

const FILLED: WorldStep = { name: 'search index', statements: [] };
const LOGGED_DOCUMENTS = 50_000;

/** Creates a world of this size with traits and a search index on a server, or the rest of one, and returns its address. */
export async function buildWorld(url: string, pins: number, log: BuildLog): Promise<string> {
  const world = await createWorld(url, { pins, hasTraits: true }, log);
  await fillSearch(world, log);
  return world;
}

/** Opens a world that was built, as the site does. */
export async function openWorld(url: string): Promise<World> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const subjects = await selectSubjects(drizzle(pool)).finally(() => pool.end());
  // On a busy machine, pages wait for connections longer than on a site.
  const database = connect(url, () => undefined, { connectTimeoutMs: 60_000 });
  const { db } = database;
  const takeStatements = recordStatements(database.pool);
  const deps = { db, searchIndex: createPostgresIndex(db), now: () => new Date() };
  return {
    ...deps,
    pool: database.pool,
    takeStatements,
    ...rankingOfBench(deps),
    bookmarks: createBookmarks('a secret of the bench, 32 characters long'),
    ads: adsOfBench(db),
    ...subjects,
    close: () => database.close(),
  };
}

type Subjects = Pick<
  World,
  | 'members'
  | 'pinIds'
  | 'boardIds'
  | 'owners'
  | 'ownBoardIds'
  | 'words'
  | 'phrases'
  | 'frequent'
  | 'rare'
  | 'looks'
  | 'sentences'
>;

async function selectSubjects(db: Db): Promise<Subjects> {
  const everyTwentieth = Array.from({ length: OF_EACH }, (_, index) => BigInt(1 + index * 20));
  const members = await db
    .select(viewerColumns)
    .from(tables.users)
    .where(inArray(tables.users.id, everyTwentieth));
  const boards = await db.execute<{ id: string }>(sql`
    select id::text from boards where privacy = 'public' and pin_count > 26 order by hashint8extended(id, 1) limit ${OF_EACH}`);
  const ownBoards = await db.execute<{ owner: string; board: string }>(sql`
    select owner_id::text as owner, min(id)::text as board from boards where privacy = 'public' and pin_count > 26
    group by owner_id order by hashint8extended(owner_id, 7) limit ${OF_EACH}`);
  const owners = await db
    .select(viewerColumns)
    .from(tables.users)
    .where(
      inArray(
        tables.users.id,
        ownBoards.rows.map(({ owner }) => BigInt(owner)),
      ),
    );
  const boardOf = new Map(ownBoards.rows.map(({ owner, board }) => [owner, BigInt(board)]));
  const pins = await db.execute<{ id: string; title: string; description: string | null }>(sql`
    select pins.id::text, contents.title, contents.description from pins
    join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
    where boards.privacy = 'public' and not pins.is_repin order by hashint8extended(pins.id, 1) limit ${OF_EACH}`);
  const frequent = await db.execute<{ word: string }>(sql`
    select word from contents, lateral regexp_split_to_table(lower(title), ' ') word
    group by word order by count(*) desc, word limit ${FREQUENT_WORDS}`);
  const looks = await db.execute<{ look: string }>(
    sql`select look::text from images order by hashint8extended(id, 6) limit ${OF_EACH}`,
  );
  const frequentWords = frequent.rows.map(({ word }) => word);
  return {
    members,
    pinIds: pins.rows.map(({ id }) => BigInt(id)),
    owners,
    ownBoardIds: owners.map(({ id }) => boardOf.get(String(id)) ?? 0n),
    boardIds: boards.rows.map(({ id }) => BigInt(id)),
    words: pins.rows.map(({ title }) => title.split(' ')[0] ?? ''),
    phrases: frequentWords.flatMap((one) => frequentWords.map((other) => `${one} ${other}`)),
    frequent: frequentWords,
    rare: Array.from(
      { length: RARE_WORDS },
      (_, nth) => `zyx${String(nth).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    ),
    looks: looks.rows.map(({ look }) => encodeDescriptor({ look, lookModel: '' })),
    sentences: pins.rows.map(({ title, description }) =>
      `${title} ${description ?? ''}`.split(' ').slice(0, 5).join(' '),
    ),
  };
}
