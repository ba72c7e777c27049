import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedBoards, reachableBoards } from '../../pins/board-access/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { testApp, type TestApp } from '../app.ts';
import { rulesOf, storeMembers, storeWorld, VIEWERS, worlds } from './visibility-world.ts';

/** Number of generated worlds, and the seed that generates the same ones. */
const WORLDS = Number(process.env['PEGBOARD_FUZZ_WORLDS'] ?? 25);
const SEED = Number(process.env['PEGBOARD_FUZZ_SEED'] ?? 1);

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  await storeMembers(site.deps.db);
});
afterAll(() => site.close());

type Shown = { readonly kind: 'reached' | 'listed' | 'pin'; readonly id: bigint };
const shown = viewerStatement<Shown>(
  'what a viewer sees of a generated world',
  (viewer) => sql`select 'reached' as kind, boards.id from boards where ${reachableBoards(viewer)}
    union all select 'listed', boards.id from boards where ${listedBoards(viewer)}
    union all select 'pin', pins.id from pins join boards on boards.id = pins.board_id
      join contents on contents.id = pins.content_id where pins.deleted_at is null and ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
);

test(`[AC-04] [BF-06] ${WORLDS} generated worlds: boards and pins are shown to exactly those whom the rule names`, async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      await storeWorld(site.deps.db, world);
      const rules = rulesOf(world);
      for (const id of VIEWERS) {
        const hasBlocks = world.blocks.some((pair) => id !== null && pair.includes(id));
        const viewer = id === null ? null : ({ id, hasBlocks, hasMutes: false } as SignedIn);
        const rows = await shown(site.deps.db, viewer, {});
        const idsOf = (of: Shown['kind']) =>
          rows
            .filter(({ kind }) => kind === of)
            .map(({ id: found }) => Number(found))
            .toSorted((one, other) => one - other);
        const expected = <Item>(items: readonly Item[], isSeen: (item: Item) => boolean): readonly number[] =>
          items.flatMap((item, at) => (isSeen(item) ? [at + 1] : []));
        expect(
          { reached: idsOf('reached'), listed: idsOf('listed'), pins: idsOf('pin') },
          `viewer ${id}`,
        ).toEqual({
          reached: expected(world.boards, (board) => rules.reaches(id, board)),
          listed: expected(world.boards, (board) => rules.lists(id, board)),
          pins: expected(world.pins, (pin) => {
            const board = world.boards[pin.board];
            return board !== undefined && rules.reaches(id, board) && rules.seesPin(id, pin);
          }),
        });
      }
    }),
    { numRuns: WORLDS, seed: SEED, endOnFailure: false },
  );
}, 120_000);
