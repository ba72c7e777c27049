import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, test } from 'vitest';
import { boardCollaborators } from '../../pins/board-access/tables.ts';
import { createPin } from '../../pins/pins/index.ts';
import { testApp, type TestApp } from '../app.ts';
import { testPicture } from '../test-picture.ts';
import { sequences } from './commands.ts';
import { startWorld, type Makers } from './world.ts';

/** Number of sequences; `pnpm saving` runs more. */
const SEQUENCES = Number(process.env['PEGBOARD_SAVING_SEQUENCES'] ?? 40);
/** The same seed generates the same sequences; a failure names it. */
const SEED = Number(process.env['PEGBOARD_SAVING_SEED'] ?? 1);

let site: TestApp;
let makers: Makers;

beforeAll(async () => {
  site = await testApp();
  const mara = await site.member('Mara Lind');
  const board = (await mara.call('Board', 'create', { name: 'Kiln' })).data.id as string;
  await mara.call('Pin', 'create', { board_id: board, title: 'Kiln', image_base64: await testPicture() });
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`select id::text as id from images`);
  const imageId = BigInt(rows[0]?.id ?? 0);
  makers = {
    newPin: async (title) =>
      String(
        await createPin(site.deps.db, { id: BigInt(board) }, null, {
          creatorId: BigInt(mara.id),
          imageId,
          title,
        }),
      ),
    addCollaborator: async (boardId, userId) => {
      await site.deps.db
        .insert(boardCollaborators)
        .values({ boardId: BigInt(boardId), userId: BigInt(userId) });
    },
  };
});
afterAll(() => site.close());

test(
  `[SF-02] [SF-07] [SF-08] [SF-11] after any of ${SEQUENCES} sequences from three sessions the site knows what a model knows`,
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (commands) => {
        const world = await startWorld(site, makers);
        for (const command of commands) await world.run(command);
        await world.check();
      }),
      { numRuns: SEQUENCES, seed: SEED, endOnFailure: SEQUENCES <= 200 },
    );
  },
  // A sequence takes about a second, and much longer beside other tests.
  300_000 + SEQUENCES * 2000,
);
