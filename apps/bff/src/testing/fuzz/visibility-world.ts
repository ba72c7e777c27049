import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { accountClosures, userBlocks, userFollows, users } from '../../people/accounts/index.ts';
import { boardCollaborators, boards } from '../../pins/board-access/index.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { Db } from '../../platform/database/db.ts';

/** The ids of the members of every world. */
export const MEMBERS = [1n, 2n, 3n, 4n] as const;
/** Everyone who looks at a world: a visitor and the members. */
export const VIEWERS = [null, ...MEMBERS] as const;
const PINS_MAX = 30;

/** One of `MEMBERS`. */
export type Member = (typeof MEMBERS)[number];
type Pair = readonly [Member, Member];
type Board = {
  readonly owner: Member;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly isArchived: boolean;
  readonly isDeleted: boolean;
  readonly members: readonly Member[];
};
type Pin = { readonly board: number; readonly pinner: Member; readonly creator: Member };
/** A generated world: boards and pins by their place in these lists. */
export type World = {
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
/** Generates worlds. */
export const worlds: fc.Arbitrary<World> = fc.record({
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
    maxLength: PINS_MAX,
  }),
});

/** Returns the rule of visibility for a world, in plain words: what the statements of the site are compared with. */
export function rulesOf({ privates, closed, follows, blocks, boards: all }: World) {
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
    isOpenTo,
    reaches: (viewer: Viewer, board: Board) => seesBoard(viewer, board, board.privacy !== 'secret'),
    lists: (viewer: Viewer, board: Board) => seesBoard(viewer, board, board.privacy === 'public'),
    seesPin,
  };
}

/** Returns the id of a board or pin by its place in the nth stored world. */
export const idInWorld = (nth: number, place: number): bigint => BigInt(nth * 100 + place + 1);

/** Returns the place of a board or pin by its id in the nth stored world; -1 or less for one of another world. */
export const placeInWorld = (nth: number, id: string): number => Number(id) - nth * 100 - 1;

const SYLLABLES = ['ba', 'ci', 'do', 'fu', 'ge', 'ha', 'ji', 'ko', 'lu', 'me'];

/** Returns a word that occurs in the title of one pin only, of all stored worlds. */
export const pinWord = (nth: number, place: number): string =>
  String(idInWorld(nth, place))
    .padStart(5, '0')
    .replaceAll(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '');

/** Stores the members of all worlds, and an image for each pin. */
export async function storeMembers(db: Db): Promise<void> {
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
  await db.insert(images).values(
    Array.from({ length: PINS_MAX }, (_, at) => ({
      id: BigInt(at + 1),
      signature: String(at).padStart(32, 'a'),
      width: 1,
      height: 1,
      byteSize: 1,
      sizes: {},
      thumbhash: '',
      dominantColor: '#ffffff',
      format: 'jpeg' as const,
    })),
  );
}

/** Replaces everything in the database but the members by the nth world. */
export async function storeWorld(
  db: Db,
  { privates, closed, follows, blocks, boards: all, pins: made }: World,
  nth = 0,
): Promise<void> {
  await db.transaction(async (tx) => {
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
        id: idInWorld(nth, at),
        ownerId: owner,
        name: `Shelf ${at}`,
        slug: `b${at}`,
        privacy,
        archivedAt: isArchived ? now : null,
        deletedAt: isDeleted ? now : null,
      })),
    );
    await insert(
      boardCollaborators,
      all.flatMap(({ owner, members }, at) =>
        members.filter((id) => id !== owner).map((userId) => ({ boardId: idInWorld(nth, at), userId })),
      ),
    );
    await insert(
      contents,
      made.map(({ creator }, at) => ({
        id: idInWorld(nth, at),
        creatorId: creator,
        imageId: BigInt(at + 1),
        title: `Cup ${pinWord(nth, at)}`,
      })),
    );
    await insert(
      pins,
      made.map(({ board, pinner, creator }, at) => ({
        id: idInWorld(nth, at),
        contentId: idInWorld(nth, at),
        boardId: idInWorld(nth, board),
        pinnerId: pinner,
        isRepin: pinner !== creator,
        position: at,
      })),
    );
  });
}
