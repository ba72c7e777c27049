import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentGraph } from '../../discovery/graph/index.ts';
import { graphStatements } from '../../discovery/graph/graph-statements.ts';
import { PinGraph } from '../../discovery/graph/pin-graph.ts';
import { readGraphFromDatabase } from '../../discovery/graph/read-graph.ts';
import { encodeDescriptor } from '../../discovery/visual-search/descriptor-code.ts';
import { createSessions } from '../../people/accounts/index.ts';
import { SESSION_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../app.ts';
import { indexChanges } from '../index-changes.ts';
import {
  idInWorld,
  lookOf,
  MEMBERS,
  pinWord,
  placeInWorld,
  rulesOf,
  storeMembers,
  storeWorld,
  VIEWERS,
  worlds,
  type Member,
  type World,
} from './visibility-world.ts';

/** Number of generated worlds, and the seed that generates the same ones; `pnpm fuzz:discovery` generates more. */
const WORLDS = Number(process.env['PEGBOARD_DISCOVERY_WORLDS'] ?? 10);
const SEED = Number(process.env['PEGBOARD_FUZZ_SEED'] ?? 1);
const MS_PER_WORLD = 60_000;
const PAGE = 50;
const ATTEMPTS = 5;
/** The worlds after which removed rows are vacuumed: without it, each world takes longer than the one before. */
const VACUUM_EVERY = 200;
const VACUUMED = ['pins', 'contents', 'boards', 'board_collaborators', 'search_documents', 'search_words'];
/** Tables that only jobs empty, which do not run here. */
const RECORDS = ['graph_changes', 'topic_changes'];

const PINS = 'connection { edges { node { entityId } } }';
const RESULTS = `correction guides filters { count } ${PINS}`;
const EVERYTHING = `query ($word: String!, $misspelt: String!, $typed: String!, $pin: ID!, $look: String!) {
  search: v3SearchQuery(query: "cup", first: ${PAGE}) { ${RESULTS} }
  byWord: v3SearchQuery(query: $word, first: ${PAGE}) { ${RESULTS} }
  byMisspeltWord: v3SearchQuery(query: $misspelt, first: ${PAGE}) { ${RESULTS} }
  boards: v3SearchBoardsQuery(query: "shelf", first: ${PAGE}) { ${PINS} }
  people: v3SearchUsersQuery(query: "u", first: ${PAGE}) { ${PINS} }
  typeahead: v3SearchTypeaheadQuery(text: $typed) { queries boards { entityId moreIdeas(first: ${PAGE}) { edges { node { entityId } } } } people { entityId } }
  home: v3GetHomeFeedQuery(first: ${PAGE}) { ${PINS} }
  related: v3RelatedPinsQuery(pin: $pin, first: ${PAGE}) { ${PINS} }
  best: v3TodayFeedQuery(list: best, first: ${PAGE}) { ${PINS} }
  alike: v3SearchByImageQuery(look: $look, first: ${PAGE}) { ${PINS} }
}`;

type Edges = { readonly edges: readonly { readonly node: { readonly entityId: string } }[] };
type List = { readonly connection: Edges };
type Results = List & {
  readonly correction: string | null;
  readonly guides: readonly string[];
  readonly filters: readonly { readonly count: number }[];
};
const idsOf = ({ edges }: Edges): readonly string[] => edges.map(({ node }) => node.entityId);

let nth = 0;
/** The worst graph: walks reach every content, also those on secret boards, and some that do not exist. */
const everywhere: ContentGraph = {
  size: () => ({ saves: 1, bytes: 1 }),
  walkFrom: async () => ({
    contents: Array.from({ length: 40 }, (_, at) => ({
      contentId: idInWorld(nth, at),
      score: 40 - at,
      saves: 1,
      exposure: 0.5,
    })),
    others: [],
    version: String(nth),
  }),
  close: async () => undefined,
};
const statements = graphStatements();

let site: TestApp;
let database: pg.PoolClient;
const visitors = new Map<Member | null, TestVisitor>();
/** Number of results by list: a test in which nothing is found would prove nothing. */
const counts = new Map<string, number>();

beforeAll(async () => {
  site = await testApp({ graph: everywhere });
  database = await site.pool.connect();
  await storeMembers(site.deps.db);
  for (const id of VIEWERS) visitors.set(id, site.visitor());
  for (const id of MEMBERS)
    visitors
      .get(id)
      ?.cookies.set(SESSION_COOKIE, await createSessions(site.deps).start(id, { device: '', country: null }));
});
afterAll(async () => {
  database.release();
  await site.close();
});

function check(
  list: string,
  viewer: Member | null,
  ids: readonly string[],
  isAllowed: (id: string) => boolean,
): void {
  counts.set(list, (counts.get(list) ?? 0) + ids.length);
  expect(
    ids.filter((id) => !isAllowed(id)),
    `${list} of ${viewer}`,
  ).toEqual([]);
}

/** Checks that the graph has no save that visitors may not see listed. */
async function checkGraph(world: World): Promise<void> {
  const rules = rulesOf(world);
  const graph = new PinGraph((await readGraphFromDatabase(database, statements)).arrays);
  for (const [at, board] of world.boards.entries())
    check('graph', null, graph.contentsOf(idInWorld(nth, at)).map(String), (id) => {
      const pin = world.pins[placeInWorld(nth, id)];
      return pin !== undefined && pin.board === at && !pin.isDeleted && rules.lists(null, board);
    });
}

/** Reads all lists. What is refused because a busy machine took too long is requested again. */
async function readEverything(viewer: Member | null, variables: object): Promise<TestAnswer['data']> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = (await visitors.get(viewer)?.graphql(EVERYTHING, variables)) ?? {};
    if (data && !error) return data;
    if (error?.extensions?.code !== 'overloaded' || attempt === ATTEMPTS)
      throw new Error(JSON.stringify(error));
  }
}

/** Checks all lists, suggestions and corrections of a viewer. */
async function checkViewer(world: World, viewer: Member | null): Promise<void> {
  const rules = rulesOf(world);
  const mayList = (id: string): boolean => {
    const pin = world.pins[placeInWorld(nth, id)];
    const board = pin && world.boards[pin.board];
    return pin && board
      ? rules.lists(viewer, board) && rules.seesPin(viewer, pin) && !rules.mutesPin(viewer, pin)
      : false;
  };
  const mayListBoard = (id: string): boolean => {
    const board = world.boards[placeInWorld(nth, id)];
    return board !== undefined && rules.lists(viewer, board) && !rules.mutesBoard(viewer, board);
  };
  const mayFind = (id: string): boolean =>
    MEMBERS.some(
      (one) => String(one) === id && rules.isOpenTo(viewer, one) && !rules.mutesMember(viewer, one),
    );
  const places = world.pins.map((_, at) => at);
  const idOf = (at: number): string => String(idInWorld(nth, at));
  const hidden = places.filter((at) => !mayList(idOf(at)));
  const sought = hidden[nth % Math.max(1, hidden.length)] ?? 0;
  const word = pinWord(nth, sought);
  const shown = places.find((at) => mayList(idOf(at))) ?? sought;
  visitors.get(viewer)?.changeAddress();
  const data = await readEverything(viewer, {
    word,
    misspelt: nth % 2 === 0 ? word.slice(1) : `${word.slice(0, 4)}x${word.slice(5)}`,
    typed: nth % 3 === 0 ? 'shelf' : nth % 3 === 1 ? 'u' : word.slice(0, 5),
    pin: idOf(nth % 5 === 0 ? sought : shown),
    look: encodeDescriptor({ look: lookOf(sought), lookModel: '' }),
  });
  const isHiddenWord = (text: string): boolean => hidden.some((at) => text.includes(pinWord(nth, at)));
  // Suggestions are of what everyone may see: a blocked member could read it signed out.
  const unsuggested = world.pins.flatMap((pin, at) => {
    const board = world.boards[pin.board];
    const isPublic = board && rules.lists(null, board) && rules.seesPin(null, pin);
    const isMuted = world.mutedWords.some(([one, place]) => one === viewer && place === at);
    return isPublic && !isMuted ? [] : [pinWord(nth, at)];
  });
  const isUnsuggestedWord = (text: string): boolean =>
    unsuggested.some((hiddenWord) => text.includes(hiddenWord));
  for (const name of ['search', 'byWord', 'byMisspeltWord']) {
    const { connection, correction, guides, filters }: Results = data[name];
    check(name, viewer, idsOf(connection), mayList);
    expect([correction ?? '', ...guides].filter(isHiddenWord), `words of ${name} of ${viewer}`).toEqual([]);
    for (const { count } of filters) expect(count).toBeLessThanOrEqual(connection.edges.length);
  }
  for (const name of ['home', 'related', 'best', 'alike'])
    check(name, viewer, idsOf(data[name].connection), mayList);
  check('boards', viewer, idsOf(data.boards.connection), mayListBoard);
  check('people', viewer, idsOf(data.people.connection), mayFind);
  const { queries, boards, people } = data.typeahead;
  type Entity = { readonly entityId: string };
  check(
    'suggested boards',
    viewer,
    boards.map(({ entityId }: Entity) => entityId),
    mayListBoard,
  );
  check(
    'suggested people',
    viewer,
    people.map(({ entityId }: Entity) => entityId),
    mayFind,
  );
  for (const { moreIdeas } of boards) check('ideas for boards', viewer, idsOf(moreIdeas), mayList);
  expect(queries.filter(isUnsuggestedWord), `suggested searches of ${viewer}`).toEqual([]);
}

/** Removes what former worlds left behind. */
async function vacuum(): Promise<void> {
  for (const table of RECORDS) await site.deps.db.execute(sql`truncate ${sql.identifier(table)}`);
  for (const table of VACUUMED) await site.deps.db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

test(`[SR-09] [SR-10] [SR-11] [SR-12] [SR-13] ${WORLDS} generated worlds: no list, suggestion, count or correction has anything that the viewer may not see`, async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      nth += 1;
      site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + MS_PER_WORLD);
      await storeWorld(site.deps.db, world, nth);
      await indexChanges(site.deps);
      await checkGraph(world);
      // Two of the five look at a world, in turn. A closed account has no sessions.
      for (const at of [nth, nth + 1 + (nth % 4)]) {
        const viewer = VIEWERS[at % VIEWERS.length] ?? null;
        if (viewer === null || !world.closed.includes(viewer)) await checkViewer(world, viewer);
      }
      if (nth % VACUUM_EVERY === 0) {
        await vacuum();
        process.stdout.write(`${nth} worlds\n`);
      }
    }),
    { numRuns: WORLDS, seed: SEED, endOnFailure: true },
  );
  for (const list of ['search', 'boards', 'people', 'home', 'related', 'alike', 'graph'])
    expect(counts.get(list), list).toBeGreaterThan(0);
}, 36_000_000);
