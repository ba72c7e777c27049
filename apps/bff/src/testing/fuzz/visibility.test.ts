import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountClosures, userBlocks, userFollows, users } from '../../people/accounts/index.ts';
import { boardCollaborators, boards, listedBoards, reachableBoards } from '../../pins/board-access/index.ts';
import { contents, pins, visiblePins } from '../../pins/pin-access/index.ts';
import { images } from '../../platform/media/images/tables.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { testApp, type TestApp } from '../app.ts';

/** Number of generated worlds, and the seed that generates the same ones. */
const WORLDS = Number(process.env['PEGBOARD_FUZZ_WORLDS'] ?? 25);
const SEED = Number(process.env['PEGBOARD_FUZZ_SEED'] ?? 1);
const MEMBERS = [1n, 2n, 3n, 4n] as const;
const VIEWERS = [null, ...MEMBERS] as const;

type Member = (typeof MEMBERS)[number];
type Pair = readonly [Member, Member];
type Board = {
  readonly owner: Member;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly isArchived: boolean;
  readonly isDeleted: boolean;
  readonly members: readonly Member[];
};
type Pin = { readonly board: number; readonly pinner: Member; readonly creator: Member };
type World = {
  readonly privates: readonly Member[];
  readonly closed: readonly Member[];
  readonly follows: readonly Pair[];
  readonly blocks: readonly Pair[];
  readonly boards: readonly Board[];
  readonly pins: readonly Pin[];
};

const member = fc.constantFrom(...MEMBERS);
const pairs = (maxLength: number) =>
  fc
    .uniqueArray(fc.tuple(member, member), { maxLength, selector: ([one, other]) => `${one} ${other}` })
    .map((all) => all.filter(([one, other]) => one !== other));
const worlds: fc.Arbitrary<World> = fc.record({
  privates: fc.uniqueArray(member, { maxLength: 3 }),
  closed: fc.uniqueArray(member, { maxLength: 1 }),
  follows: pairs(8),
  blocks: pairs(2),
  boards: fc.array(
    fc.record({
      owner: member,
      privacy: fc.constantFrom('public', 'public', 'protected', 'secret'),
      isArchived: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      isDeleted: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      members: fc.uniqueArray(member, { maxLength: 2 }),
    }),
    { minLength: 4, maxLength: 8 },
  ),
  pins: fc.array(fc.record({ board: fc.nat({ max: 3 }), pinner: member, creator: member }), {
    minLength: 10,
    maxLength: 30,
  }),
});

/** Returns the rule of visibility for a world, in plain words: what the statements of the site are compared with. */
function rulesOf({ privates, closed, follows, blocks, boards: all }: World) {
  type Viewer = Member | null;
  const has = (list: readonly Pair[], one: Viewer, other: Member): boolean =>
    list.some(([first, second]) => first === one && second === other);
  const isOpenTo = (viewer: Viewer, person: Member): boolean =>
    !closed.includes(person) &&
    (viewer === null ||
      (!has(blocks, viewer, person) && !blocks.some(([one, other]) => one === person && other === viewer)));
  const isReadable = (viewer: Viewer, person: Member): boolean =>
    !privates.includes(person) || viewer === person || has(follows, viewer, person);
  const isMember = (viewer: Viewer, board: Board): boolean =>
    viewer !== null && (board.owner === viewer || board.members.includes(viewer));
  const seesBoard = (viewer: Viewer, board: Board, isShown: boolean): boolean =>
    !board.isDeleted &&
    isOpenTo(viewer, board.owner) &&
    (isMember(viewer, board) || (isShown && !board.isArchived && isReadable(viewer, board.owner)));
  const seesPin = (viewer: Viewer, { board: at, pinner, creator }: Pin): boolean => {
    const board = all[at];
    if (!board) return false;
    const isOwn = viewer === pinner;
    const isUnblocked = isOpenTo(viewer, pinner) && isOpenTo(viewer, creator);
    const isPinnerReadable = pinner === board.owner || isReadable(viewer, pinner) || isMember(viewer, board);
    const isCreatorReadable = creator === pinner || isReadable(viewer, creator);
    const hasBlocks = blocks.some((pair) => viewer !== null && pair.includes(viewer));
    return isOwn ? hasBlocks || isUnblocked : isUnblocked && isPinnerReadable && isCreatorReadable;
  };
  return {
    reaches: (viewer: Viewer, board: Board) => seesBoard(viewer, board, board.privacy !== 'secret'),
    lists: (viewer: Viewer, board: Board) => seesBoard(viewer, board, board.privacy === 'public'),
    seesPin,
  };
}

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const { db } = site.deps;
  await db.insert(users).values(
    MEMBERS.map((id) => ({
      id,
      username: `u${id}`,
      email: `u${id}@pegboard.example`,
      passwordHash: '',
      fullName: `U${id}`,
      firstName: `U${id}`,
    })),
  );
  await db.insert(images).values({
    id: 1n,
    signature: 'a'.repeat(32),
    width: 1,
    height: 1,
    byteSize: 1,
    sizes: {},
    thumbhash: '',
    dominantColor: '#ffffff',
    format: 'jpeg',
  });
});
afterAll(() => site.close());

/** Replaces everything in the database but the members by a world. */
async function store({ privates, closed, follows, blocks, boards: all, pins: made }: World): Promise<void> {
  await site.deps.db.transaction(async (tx) => {
    for (const table of ['pins', 'contents', 'boards', 'user_follows', 'user_blocks', 'account_closures'])
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await tx.execute(sql`update users set is_private = id = any(${`{${privates.join()}}`}::bigint[])`);
    const insert = async (table: Parameters<typeof tx.insert>[0], rows: readonly object[]) => {
      if (rows.length > 0) await tx.insert(table).values(rows as never);
    };
    await insert(
      accountClosures,
      closed.map((userId) => ({ userId })),
    );
    await insert(
      userFollows,
      follows.map(([followerId, followedId]) => ({ followerId, followedId })),
    );
    await insert(
      userBlocks,
      blocks.map(([blockerId, blockedId]) => ({ blockerId, blockedId })),
    );
    const now = new Date();
    await insert(
      boards,
      all.map(({ owner, privacy, isArchived, isDeleted }, at) => ({
        id: BigInt(at + 1),
        ownerId: owner,
        name: `b${at}`,
        slug: `b${at}`,
        privacy,
        archivedAt: isArchived ? now : null,
        deletedAt: isDeleted ? now : null,
      })),
    );
    await insert(
      boardCollaborators,
      all.flatMap(({ owner, members }, at) =>
        members.filter((id) => id !== owner).map((userId) => ({ boardId: BigInt(at + 1), userId })),
      ),
    );
    await insert(
      contents,
      made.map(({ creator }, at) => ({ id: BigInt(at + 1), creatorId: creator, imageId: 1n })),
    );
    await insert(
      pins,
      made.map(({ board, pinner, creator }, at) => ({
        id: BigInt(at + 1),
        contentId: BigInt(at + 1),
        boardId: BigInt(board + 1),
        pinnerId: pinner,
        isRepin: pinner !== creator,
        position: at,
      })),
    );
  });
}

type Shown = { readonly kind: 'reached' | 'listed' | 'pin'; readonly id: bigint };
const shown = viewerStatement<Shown>(
  'what a viewer sees of a generated world',
  (viewer) => sql`select 'reached' as kind, boards.id from boards where ${reachableBoards(viewer)}
    union all select 'listed', boards.id from boards where ${listedBoards(viewer)}
    union all select 'pin', pins.id from pins join boards on boards.id = pins.board_id
      join contents on contents.id = pins.content_id where ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
);

test(`[AC-04] [BF-06] ${WORLDS} generated worlds: boards and pins are shown to exactly those whom the rule names`, async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      await store(world);
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
