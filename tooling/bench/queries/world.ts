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
import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReadHomeWalks } from '@pegboard/bff/src/discovery/feed/home-walks.ts';
import type { ServeMarks } from '@pegboard/bff/src/discovery/feed/ranking/serve-marks.ts';
import type { ReadWeights } from '@pegboard/bff/src/discovery/feed/ranking/weights-in-use.ts';
import { adsOfBench, rankingOfBench } from '../world/ads-of-bench.ts';
import { BATCH_MIN, nextBatch } from '@pegboard/bff/src/discovery/search/documents/next-batch.ts';
import { processorTime } from '../stats/processor-time.ts';
import { lookStatements } from './look-statements.ts';

/** An open world with the subjects of its pages: equally many in every world, selected in the same way. */
export type World = {
  readonly db: Db;
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
 * Makes every fifth pin a product, gives 500 pins a rare word, and all images looks. Products are of eight categories, and of a brand per 20 products, with prices in two currencies. On a
 * connection of its own, because the site gives up statements and connections that take seconds, and without the site's
 * triggers: the index is filled afterwards.
 */
async function addTraits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`
      update contents set category = category_of_product, rich = jsonb_build_object('products', jsonb_build_array(
        jsonb_build_object('name', title, 'currency', case when seed % 5 = 0 then 'EUR' else 'USD' end, 'price', 1 + seed % 500,
          'brand', 'brand ' || (seed % greatest(1, (select count(*) from contents) / 100)))
        || case when seed % 4 = 0 then jsonb_build_object('standardPrice', 600) else '{}' end))
      from (
        select id as product, abs(hashint8extended(id, 3)) as seed,
          (array['638', '696', '985', '1253', '443', '1604', '187', '223'])[1 + abs(hashint8extended(id, 4)) % 8] as category_of_product
        from contents
      ) products where contents.id = product and seed % 5 = 0`);
    await client.query(`
      update contents set title = title || ' zyx' || translate((nth % ${OF_EACH})::text, '0123456789', 'abcdefghij')
      from (
        select id as chosen, row_number() over () as nth from (
          select id from contents order by hashint8extended(id, 5) limit ${5 * OF_EACH}
        ) first
      ) numbered where contents.id = chosen`);
    for (const statement of lookStatements()) await client.query(statement);
    await client.query('vacuum analyze contents, images');
  } finally {
    await client.end();
  }
}

/** Fills the search index and selects the subjects, without the site's limits of the duration of statements: on a busy machine some take longer. */
async function prepare(url: string): Promise<Subjects> {
  const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 0 });
  try {
    const db = drizzle(pool);
    const deps = { db, searchIndex: createPostgresIndex(db), now: () => new Date() };
    await Promise.all([pool.query('select pg_sleep(0.1)'), pool.query('select pg_sleep(0.1)')]); // both are connected
    let documents = 0;
    const ms = await processorTime(db, async () => {
      await fillIndex(deps);
      let batch = BATCH_MIN;
      for (;;) {
        const start = performance.now();
        const handled = await updateIndex(deps, batch);
        if (handled === 0) break;
        documents += handled;
        batch = nextBatch(batch, { handled, ms: performance.now() - start });
      }
    });
    console.log(
      `${documents} documents indexed, ${((1000 * documents) / ms).toFixed(0)} per second of processor time`,
    );
    await deps.searchIndex.rebalance();
    await pool.query('vacuum analyze search_documents, search_words, shop_entries');
    return await selectSubjects(db);
  } finally {
    await pool.end();
  }
}

/** Opens a seeded database as the site does. */
export async function openWorld(url: string): Promise<World> {
  await addTraits(url);
  const subjects = await prepare(url);
  // On a busy machine, pages wait for connections longer than on a site.
  const database = connect(url, () => undefined, { connectTimeoutMs: 60_000 });
  const { db } = database;
  const deps = { db, searchIndex: createPostgresIndex(db), now: () => new Date() };
  return {
    ...deps,
    ...rankingOfBench(deps),
    bookmarks: createBookmarks('a secret of the bench, 32 characters long'),
    ads: adsOfBench(db),
    ...subjects,
    close: () => database.close(),
  };
}

type Subjects = Pick<
  World,
  'members' | 'pinIds' | 'boardIds' | 'words' | 'phrases' | 'frequent' | 'rare' | 'looks' | 'sentences'
>;

async function selectSubjects(db: Db): Promise<Subjects> {
  const everyTwentieth = Array.from({ length: OF_EACH }, (_, index) => BigInt(1 + index * 20));
  const members = await db
    .select(viewerColumns)
    .from(tables.users)
    .where(inArray(tables.users.id, everyTwentieth));
  const boards = await db.execute<{ id: string }>(sql`
    select id::text from boards where privacy = 'public' and pin_count > 26 order by hashint8extended(id, 1) limit ${OF_EACH}`);
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
    boardIds: boards.rows.map(({ id }) => BigInt(id)),
    words: pins.rows.map(({ title }) => title.split(' ')[0] ?? ''),
    phrases: frequentWords.flatMap((one) => frequentWords.map((other) => `${one} ${other}`)),
    frequent: frequentWords,
    rare: Array.from(
      { length: OF_EACH },
      (_, nth) => `zyx${String(nth).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    ),
    looks: looks.rows.map(({ look }) => encodeDescriptor({ look, lookModel: '' })),
    sentences: pins.rows.map(({ title, description }) =>
      `${title} ${description ?? ''}`.split(' ').slice(0, 5).join(' '),
    ),
  };
}
