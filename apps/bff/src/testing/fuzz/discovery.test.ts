import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessions } from '../../people/accounts/index.ts';
import { SESSION_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { testApp, type TestApp, type TestVisitor } from '../app.ts';
import { indexChanges } from '../index-changes.ts';
import {
  MEMBERS,
  pinWord,
  placeInWorld,
  rulesOf,
  storeMembers,
  storeWorld,
  VIEWERS,
  worlds,
  type Member,
} from './visibility-world.ts';

/** Number of generated worlds, and the seed that generates the same ones; `pnpm fuzz:discovery` generates more. */
const WORLDS = Number(process.env['PEGBOARD_DISCOVERY_WORLDS'] ?? 4);
const SEED = Number(process.env['PEGBOARD_FUZZ_SEED'] ?? 1);
const MS_PER_WORLD = 60_000;
/** The hidden pins of a world that are looked for by name. */
const HIDDEN_MAX = 3;
const PAGE = 50;

const PINS = 'connection { edges { node { entityId } } }';
const SEARCH = `query ($query: String!) { found: v3SearchQuery(query: $query, first: ${PAGE}) { correction guides ${PINS} } }`;
const OTHERS = `query ($typed: String!) {
  boards: v3SearchBoardsQuery(query: "shelf", first: ${PAGE}) { connection { edges { node { entityId } } } }
  people: v3SearchUsersQuery(query: "u", first: ${PAGE}) { connection { edges { node { entityId } } } }
  typeahead: v3SearchTypeaheadQuery(text: $typed) { queries boards { entityId } people { entityId } }
}`;
const FEEDS = `query ($pin: ID!) {
  home: v3GetHomeFeedQuery(first: ${PAGE}) { ${PINS} }
  related: v3RelatedPinsQuery(pin: $pin, first: ${PAGE}) { ${PINS} }
  best: v3TodayFeedQuery(list: best, first: ${PAGE}) { ${PINS} }
}`;

type List = {
  readonly connection: { readonly edges: readonly { readonly node: { readonly entityId: string } }[] };
};
const idsOf = (list: List): readonly string[] => list.connection.edges.map(({ node }) => node.entityId);

let site: TestApp;
const visitors = new Map<Member | null, TestVisitor>();
let nth = 0;
/** Number of results by list: a test in which nothing is found would prove nothing. */
const counts = new Map<string, number>();

beforeAll(async () => {
  site = await testApp();
  await storeMembers(site.deps.db);
  for (const id of VIEWERS) visitors.set(id, site.visitor());
  for (const id of MEMBERS)
    visitors
      .get(id)
      ?.cookies.set(SESSION_COOKIE, await createSessions(site.deps).start(id, { device: '', country: null }));
});
afterAll(() => site.close());

async function read(viewer: Member | null, query: string, variables: object) {
  const { data, error } = (await visitors.get(viewer)?.graphql(query, variables)) ?? {};
  if (!data) throw new Error(`${query}: ${JSON.stringify(error)}`);
  return data;
}

test(`[SR-09] [SR-10] [SR-11] ${WORLDS} generated worlds: no list, suggestion or correction has anything that the viewer may not see`, async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      nth += 1;
      site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + MS_PER_WORLD);
      await storeWorld(site.deps.db, world, nth);
      await indexChanges(site.deps);
      const rules = rulesOf(world);
      // A closed account has no sessions.
      for (const viewer of VIEWERS.filter((id) => id === null || !world.closed.includes(id))) {
        visitors.get(viewer)?.changeAddress();
        const mayList = (id: string): boolean => {
          const pin = world.pins[placeInWorld(nth, id)];
          const board = pin && world.boards[pin.board];
          return pin && board ? rules.lists(viewer, board) && rules.seesPin(viewer, pin) : false;
        };
        const check = (list: string, ids: readonly string[], isAllowed: (id: string) => boolean): void => {
          counts.set(list, (counts.get(list) ?? 0) + ids.length);
          expect(
            ids.filter((id) => !isAllowed(id)),
            `${list} of ${viewer}`,
          ).toEqual([]);
        };
        const places = world.pins.map((_, at) => at);
        const idOf = (at: number): string => String(nth * 100 + at + 1);
        const hidden = places.filter((at) => !mayList(idOf(at))).slice(0, HIDDEN_MAX);
        const { found } = await read(viewer, SEARCH, { query: 'cup' });
        check('search', idsOf(found), mayList);
        for (const at of hidden) {
          const word = pinWord(nth, at);
          for (const query of [word, word.slice(1), `${word.slice(0, 4)}x${word.slice(5)}`]) {
            const { found: few } = await read(viewer, SEARCH, { query });
            check('search for a hidden word', idsOf(few), mayList);
            expect([few.correction, ...few.guides].filter((text) => text?.includes(word))).toEqual([]);
          }
        }
        const typed = hidden[0] === undefined ? 'cup' : pinWord(nth, hidden[0]).slice(0, 5);
        const { boards, people, typeahead } = await read(viewer, OTHERS, { typed });
        const mayListBoard = (id: string): boolean => {
          const board = world.boards[placeInWorld(nth, id)];
          return board !== undefined && rules.lists(viewer, board);
        };
        const isOpen = (id: string): boolean =>
          MEMBERS.some((one) => String(one) === id && rules.isOpenTo(viewer, one));
        check('boards', idsOf(boards), mayListBoard);
        check('people', idsOf(people), isOpen);
        check(
          'suggested boards',
          typeahead.boards.map(({ entityId }: { entityId: string }) => entityId),
          mayListBoard,
        );
        check(
          'suggested people',
          typeahead.people.map(({ entityId }: { entityId: string }) => entityId),
          isOpen,
        );
        expect(
          typeahead.queries.filter((text: string) => hidden.some((at) => text.includes(pinWord(nth, at)))),
        ).toEqual([]);
        const pin = places.find((at) => mayList(idOf(at)));
        if (pin === undefined) continue;
        const { home, related, best } = await read(viewer, FEEDS, { pin: idOf(pin) });
        check('home', idsOf(home), mayList);
        check('related', idsOf(related), mayList);
        check('best of today', idsOf(best), mayList);
      }
    }),
    { numRuns: WORLDS, seed: SEED, endOnFailure: true },
  );
  for (const list of ['search', 'boards', 'people', 'home', 'related'])
    expect(counts.get(list), list).toBeGreaterThan(0);
}, 36_000_000);
