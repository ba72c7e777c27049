import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { accountClosures, userBlocks, userFollows, users } from '../../people/accounts/index.ts';
import { boardCollaborators, boards } from '../../pins/board-access/index.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import { DESCRIPTOR_BITS } from '../../platform/media/images/index.ts';
import { images } from '../../platform/media/images/tables.ts';
import { mutes as mutesTable } from '../../relationships/mutes/tables.ts';
import { wordPattern } from '../../relationships/mutes/comparable-text.ts';
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
type Pin = {
  readonly board: number;
  readonly pinner: Member;
  readonly creator: Member;
  /** True if its pinner deleted it, or a moderator removed it. */
  readonly isDeleted: boolean;
};
/** A generated world: boards and pins by their place in these lists. */
export type World = {
  readonly privates: readonly Member[];
  readonly closed: readonly Member[];
  readonly follows: readonly Pair[];
  readonly blocks: readonly Pair[];
  /** Members who mute members. */
  readonly mutes: readonly Pair[];
  /** Members who mute the word of a pin. */
  readonly mutedWords: readonly (readonly [Member, number])[];
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
  mutes: pairs(2),
  mutedWords: fc.uniqueArray(fc.tuple(member, fc.nat({ max: 9 })), {
    maxLength: 2,
    selector: ([one, place]) => `${one} ${place}`,
  }),
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
  pins: fc.array(
    fc
      .record({
        board: fc.nat({ max: 3 }),
        pinner: member,
        other: fc.option(member),
        isDeleted: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      })
      .map(({ other, ...pin }) => ({ ...pin, creator: other ?? pin.pinner })),
    { minLength: 10, maxLength: PINS_MAX },
  ),
});

/** Returns the rule of visibility for a world, in plain words: what the statements of the site are compared with. */
export function rulesOf({
  privates,
  closed,
  follows,
  blocks,
  mutes,
  mutedWords,
  boards: all,
  pins: made,
}: World) {
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
  const seesPin = (viewer: Viewer, { board: at, pinner, creator, isDeleted }: Pin): boolean => {
    const board = all[at];
    if (!board || isDeleted) return false;
    const isOwn = viewer === pinner;
    const isUnblocked = isOpenTo(viewer, pinner) && isOpenTo(viewer, creator);
    const isPinnerReadable = pinner === board.owner || isReadable(viewer, pinner) || isMember(viewer, board);
    const isCreatorReadable = creator === pinner || isReadable(viewer, creator);
    const hasBlocks = blocks.some((pair) => viewer !== null && pair.includes(viewer));
    return isOwn ? hasBlocks || isUnblocked : isUnblocked && isPinnerReadable && isCreatorReadable;
  };
  const mutesPin = (viewer: Viewer, pin: Pin): boolean => {
    if (viewer === null || pin.pinner === viewer) return false;
    const hasWord = mutedWords.some(([one, place]) => one === viewer && made[place] === pin);
    return (
      has(mutes, viewer, pin.pinner) ||
      (pin.creator !== viewer && (has(mutes, viewer, pin.creator) || hasWord))
    );
  };
  return {
    isOpenTo,
    mutesPin,
    mutesMember: (viewer: Viewer, person: Member) => person !== viewer && has(mutes, viewer, person),
    mutesBoard: (viewer: Viewer, board: Board) => !isMember(viewer, board) && has(mutes, viewer, board.owner),
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

/** Returns the descriptor of the image of a pin by its place: all resemble each other. */
export const lookOf = (place: number): string => '1'.repeat(place % 10).padEnd(DESCRIPTOR_BITS, '0');

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
      look: lookOf(at),
      partLooks: [lookOf(at)],
    })),
  );
}

/** Replaces everything in the database but the members by the nth world. */
export async function storeWorld(
  db: Db,
  { privates, closed, follows, blocks, mutes, mutedWords, boards: all, pins: made }: World,
  nth = 0,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [
      'pins',
      'contents',
      'boards',
      'user_follows',
      'user_blocks',
      'account_closures',
      'mutes',
    ])
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
    await insert(mutesTable, [
      ...mutes.map(([userId, memberId], at) => ({
        id: BigInt(at + 1),
        userId,
        kind: 'member',
        value: String(memberId),
        key: String(memberId),
        memberId,
      })),
      ...mutedWords.map(([userId, place], at) => ({
        id: BigInt(at + 101),
        userId,
        kind: 'word',
        value: pinWord(nth, place),
        key: pinWord(nth, place),
        patterns: [wordPattern(pinWord(nth, place))],
      })),
    ]);
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
      made.map(({ board, pinner, creator, isDeleted }, at) => ({
        id: idInWorld(nth, at),
        contentId: idInWorld(nth, at),
        boardId: idInWorld(nth, board),
        pinnerId: pinner,
        isRepin: pinner !== creator,
        position: at,
        deletedAt: isDeleted ? now : null,
      })),
    );
  });
}
