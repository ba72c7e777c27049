import { parseArgs } from 'node:util';
import { createPostgresIndex, fillIndex, updateIndex } from '@pegboard/bff/src/discovery/search/index.ts';
import { searchBoards, searchPeople } from '@pegboard/bff/src/discovery/search/search-others.ts';
import { searchPins } from '@pegboard/bff/src/discovery/search/search-pins.ts';
import { viewerColumns } from '@pegboard/bff/src/people/accounts/user-row.ts';
import { connect, type Db } from '@pegboard/bff/src/platform/database/db.ts';
import { createBookmarks } from '@pegboard/bff/src/platform/http/bookmark.ts';
import type { SignedIn, Viewer } from '@pegboard/bff/src/platform/http/viewer.ts';
import { createLoaders } from '@pegboard/bff/src/site/loaders.ts';
import { tables } from '@pegboard/bff/src/site/tables.ts';
import { atLeast, printThresholds } from '../threshold.ts';
import { adsOfBench, atDesk } from '../world/ads-of-bench.ts';
import { openTempSite } from '../world/temp-database.ts';
import type { Language } from './lexicon.ts';
import { ndcg, RESULTS } from './ndcg.ts';
import { GROUPS, judgedQueries, type JudgedQuery } from './queries.ts';
import { createDraws, createSearchWorld, type SearchWorld } from './search-world.ts';
import { storeSearchWorld } from './store-world.ts';
import { withOneEdit } from './typing-error.ts';

const NDCG_MIN = 0.85;
const KEPT_MIN = 0.95;
/** Changes of the search are tried with seed 1; thresholds use another. */
const SEED = 2;
const SHOWN_MAX = 12;

type Search = (query: Pick<JudgedQuery, 'scope' | 'text' | 'language'>) => Promise<readonly number[]>;

/** Measures search results: the NDCG@10 of 200 judged queries, and how many of 1,000 misspelt queries still find their best result. */
export async function searchQualityBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pins: { type: 'string', default: '10000' },
      misspelt: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(SEED) },
      show: { type: 'boolean', default: false },
    },
  });
  const [pins, misspelt, seed] = [Number(values.pins), Number(values.misspelt), Number(values.seed)];
  if (!(pins > 0 && misspelt > 0)) throw new RangeError('--pins and --misspelt are numbers above 0.');
  const world = createSearchWorld(seed, pins);
  const temp = await openTempSite();
  const address = await storeSearchWorld(temp.url, world);
  // On a busy machine, indexing waits for connections longer than a site does.
  const database = connect(address, () => undefined, { connectTimeoutMs: 60_000 });
  try {
    const search = await openSearch(database.db, world);
    const quality = await measureJudged(search, judgedQueries(world, seed), values.show);
    const kept = await measureMisspelt(search, world, { seed, count: misspelt, shows: values.show });
    return printThresholds([
      atLeast('NDCG@10 of judged queries', quality, NDCG_MIN),
      atLeast('misspelt queries with their best result in the top ten', kept, KEPT_MIN),
    ]);
  } finally {
    await database.close();
    await temp.close();
  }
}

/** Indexes the site and returns its searches, as members with the language of the query make them. */
async function openSearch(db: Db, { people }: SearchWorld): Promise<Search> {
  const deps = {
    db,
    searchIndex: createPostgresIndex(db),
    now: () => new Date(),
    bookmarks: createBookmarks('a secret of the bench, 32 characters long'),
    ads: adsOfBench(db),
  };
  await fillIndex(deps);
  while ((await updateIndex(deps)) > 0);
  await deps.searchIndex.rebalance();
  await db.execute('vacuum analyze search_documents, search_words');
  const page = { size: RESULTS, after: null };
  const members = (await db.select(viewerColumns).from(tables.users)) as readonly SignedIn[];
  const viewerOf = (language: Language): Viewer => {
    const { id } = people.find((person) => person.language === language) ?? {};
    return members.find((member) => Number(member.id) === id) ?? null;
  };
  return async ({ scope, text, language }) => {
    const viewer = viewerOf(language);
    if (scope === 'pins') {
      const search = { query: text, scope: 'pins', filters: [], isExact: false } as const;
      const { items } = await searchPins(deps, atDesk(viewer), search, page);
      return items.map(({ contentId }) => Number(contentId));
    }
    const request = { deps, viewer, loaders: createLoaders({ db }, viewer) };
    const search = { query: text, isExact: false };
    const { items } = await (scope === 'boards'
      ? searchBoards(request, search, page)
      : searchPeople(request, search, page));
    return items.map(({ id }) => Number(id));
  };
}

async function measureJudged(
  search: Search,
  queries: readonly JudgedQuery[],
  shows: boolean,
): Promise<number> {
  const measured: { readonly query: JudgedQuery; readonly value: number }[] = [];
  for (const query of queries) measured.push({ query, value: ndcg(await search(query), query.grades) });
  const mean = (list: typeof measured): number =>
    list.reduce((sum, { value }) => sum + value, 0) / list.length;
  console.log(`${'NDCG@10'.padEnd(14)}${'queries'.padStart(8)}${'mean'.padStart(8)}`);
  for (const group of Object.keys(GROUPS)) {
    const own = measured.filter(({ query }) => query.group === group);
    console.log(`${group.padEnd(14)}${String(own.length).padStart(8)}${mean(own).toFixed(3).padStart(8)}`);
  }
  if (shows)
    for (const { query, value } of measured
      .toSorted((one, other) => one.value - other.value)
      .slice(0, 4 * SHOWN_MAX))
      console.log(`${value.toFixed(2)}  ${query.group}: ${query.text}`);
  return mean(measured);
}

/** Returns the share of misspelt queries whose results include the best result of the query as it was intended. */
async function measureMisspelt(
  search: Search,
  { pins }: SearchWorld,
  { seed, count, shows }: { readonly seed: number; readonly count: number; readonly shows: boolean },
): Promise<number> {
  const draws = createDraws(seed + 1000);
  let [kept, all] = [0, 0];
  const lost: string[] = [];
  while (all < count) {
    const { title, subject } = draws.from(pins);
    const words = title.toLowerCase().split(' ');
    const text = words.slice(0, 1 + draws.below(words.length)).join(' ');
    const typed = withOneEdit(text, draws);
    if (typed === text) continue;
    const [best] = await search({ scope: 'pins', text, language: subject.language });
    const found = await search({ scope: 'pins', text: typed, language: subject.language });
    all += 1;
    if (best !== undefined && found.includes(best)) kept += 1;
    else lost.push(`${text} → ${typed}`);
  }
  console.log(`\n${kept} of ${all} misspelt queries keep their best result`);
  if (shows) for (const line of lost.slice(0, 4 * SHOWN_MAX)) console.log(line);
  return kept / all;
}
