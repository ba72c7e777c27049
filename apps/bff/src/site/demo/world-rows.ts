import { DEMO_LOGINS, type DemoBoard, type DemoWorld } from '@pegboard/demo-content';
import { firstNameFrom } from '../../people/accounts/index.ts';
import { QUICK_SAVES_NAME, slugFrom } from '../../pins/boards/index.ts';
import type { tables } from '../tables.ts';
import { articleRows, type ArticleRows } from './article-rows.ts';
import { BILLED_SHOP, billingRows, type BillingRows } from './billing-rows.ts';
import { businessRows } from './business-rows.ts';
import { createDemoContent, type Known } from './content-of.ts';
import { conversationRows } from './conversation-rows.ts';
import { createDates, type Dated } from './dates.ts';
import { pictureKey } from './draw-pictures.ts';
import { newsRows } from './news-rows.ts';
import { promotionRows } from './promotion-rows.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The rows of a world by table, in the order of their references. */
export type WorldRows = ArticleRows &
  BillingRows & {
    readonly users: readonly Row<'users'>[];
    readonly boards: readonly Row<'boards'>[];
    readonly boardSections: readonly Row<'boardSections'>[];
    readonly boardCollaborators: readonly Row<'boardCollaborators'>[];
    readonly contents: readonly Row<'contents'>[];
    readonly adAccounts: readonly Row<'adAccounts'>[];
    readonly campaigns: readonly Row<'campaigns'>[];
    readonly customerLists: readonly Row<'customerLists'>[];
    readonly customerListMembers: readonly Row<'customerListMembers'>[];
    readonly pinPromotions: readonly Row<'pinPromotions'>[];
    readonly pins: readonly Row<'pins'>[];
    readonly comments: readonly Row<'comments'>[];
    readonly reactions: readonly Row<'reactions'>[];
    readonly userFollows: readonly Row<'userFollows'>[];
    readonly boardFollows: readonly Row<'boardFollows'>[];
    readonly interestFollows: readonly Row<'interestFollows'>[];
    readonly boardInvites: readonly Row<'boardInvites'>[];
    readonly news: readonly Row<'news'>[];
    readonly newsActors: readonly Row<'newsActors'>[];
    readonly conversations: readonly Row<'conversations'>[];
    readonly conversationMembers: readonly Row<'conversationMembers'>[];
    readonly conversationMessages: readonly Row<'conversationMessages'>[];
    readonly businesses: readonly Row<'businesses'>[];
    readonly businessMembers: readonly Row<'businessMembers'>[];
    readonly businessLog: readonly Row<'businessLog'>[];
  };

/** The rows that the demo world depends on: images, topics, password hashes, the time. */
export type WorldBase = {
  readonly now: Date;
  readonly imageId: (key: string) => bigint;
  readonly video: Known['video'];
  readonly topicId: (urlName: string) => bigint;
  readonly passwordHash: (username: string) => string;
};

const PROFILE = 'profile';
const QUICK_SAVES_DAYS = 91;
const NEWS_READ_DAYS = 3;
const FOLLOWS_FROM_DAYS = 1;
const FOLLOWS_OVER_DAYS = 80;

/** Returns the rows of a world, with consistent counters and chronological ids. */
export function worldRows(world: DemoWorld, base: WorldBase): WorldRows {
  const date = createDates(base.now);
  const people = datedBy(world.creators, ({ username }) => username, date);
  const userId = (username: string): bigint => found(people, username).id;
  const allBoards = withProfiles(world);
  const boardDates = datedBy(allBoards, ({ key }) => key, date);
  const boardId = (key: string): bigint => found(boardDates, key).id;
  const sections = sectionsOf(allBoards, boardId, date);
  const sectionId = (board: string, title: string | undefined): bigint | null =>
    title === undefined ? null : found(sections, `${board} ${title}`).id;
  const pinDates = datedBy(world.pins, ({ key }) => key, date);
  const pinByKey = new Map(world.pins.map((pin) => [pin.key, pin]));
  const contentKnown: Known = {
    image: base.imageId,
    video: base.video,
    content: (key) => pinDates.get(key)?.id,
    entry(key) {
      const pin = pinByKey.get(key);
      return (
        pin && {
          imageId: String(base.imageId(pictureKey(pin.picture))),
          pinId: String(found(pinDates, key).id),
          ...(pin.link === undefined ? {} : { link: pin.link }),
        }
      );
    },
    topic: base.topicId,
    user: userId,
  };
  const pins = [
    ...world.pins.map((pin): PinOnBoard => {
      const { id, createdAt } = found(pinDates, pin.key);
      const pinnerId = userId(pin.creator);
      return {
        board: pin.board,
        row: { id, contentId: id, pinnerId, createdAt, sectionId: sectionId(pin.board, pin.section) },
      };
    }),
    ...world.saves.map((save): PinOnBoard => {
      const viaPinId = found(pinDates, save.pin).id;
      const board = save.board === PROFILE ? profileKey(save.pinner) : save.board;
      const row = {
        ...date(save.ageDays),
        contentId: viaPinId,
        pinnerId: userId(save.pinner),
        viaPinId,
        isRepin: true,
      };
      return { board, row: { ...row, sectionId: sectionId(board, save.section) } };
    }),
  ];
  const byBoard = Map.groupBy(pins, ({ board }) => board);
  const bySection = countOf(pins, ({ row }) => row.sectionId);
  const saves = countOf(world.saves, ({ pin }) => pin);
  const comments = countOf(world.comments, ({ pin }) => pin);
  const reactions = Map.groupBy(world.reactions, ({ pin }) => pin);
  const followers = countOf(world.userFollows, ({ followed }) => followed);
  const following = countOf(world.userFollows, ({ follower }) => follower);
  const boardFollowers = countOf(world.boardFollows, ({ board }) => board);
  const rows = {
    users: world.creators.map(
      ({ username, email, fullName, about, websiteUrl, isVerifiedMerchant, country, portrait, ...own }) => ({
        ...found(people, username),
        username,
        email,
        fullName,
        firstName: firstNameFrom(fullName),
        about,
        websiteUrl: websiteUrl ?? null,
        isVerifiedMerchant,
        country,
        gender: own.gender ?? ('unspecified' as const),
        birthYear: own.birthYear ?? null,
        adsByPartners: own.adsByPartners ?? null,
        passwordHash: base.passwordHash(username),
        imageId: base.imageId(pictureKey(portrait)),
        followerCount: followers.get(username) ?? 0,
        followingCount: following.get(username) ?? 0,
      }),
    ),
    boards: allBoards.map(
      ({ key, owner, name, description, privacy, layout, sections: titles, collaborators }) => {
        const dated = found(boardDates, key);
        const times = (byBoard.get(key) ?? []).map(({ row }) => row.createdAt.getTime());
        return {
          ...dated,
          ownerId: userId(owner),
          name,
          slug: slugFrom(name, 'board'),
          description,
          privacy,
          layout,
          isCollaborative: collaborators.length > 0,
          pinCount: times.length,
          sectionCount: titles.length,
          followerCount: boardFollowers.get(key) ?? 0,
          lastPinnedAt: new Date(Math.max(dated.createdAt.getTime(), ...times)),
        };
      },
    ),
    boardSections: [...sections.values()].map((section) => ({
      ...section,
      pinCount: bySection.get(section.id) ?? 0,
    })),
    boardCollaborators: allBoards.flatMap(({ key, collaborators }) =>
      collaborators.map((username) => ({ boardId: boardId(key), userId: userId(username) })),
    ),
    contents: world.pins.map((pin) => {
      const { id, createdAt } = found(pinDates, pin.key);
      const counted = countOf(reactions.get(pin.key) ?? [], ({ type }) => String(type));
      return {
        ...createDemoContent(pin, createdAt, contentKnown),
        id,
        saveCount: saves.get(pin.key) ?? 0,
        commentCount: comments.get(pin.key) ?? 0,
        reactionCounts: Object.fromEntries(counted),
      };
    }),
    pins: pins.map(({ board, row }) => ({
      ...row,
      boardId: boardId(board),
      position: Number(row.id >> 22n),
    })),
    comments: world.comments.map(({ pin, author, text, ageDays }) => ({
      ...date(ageDays),
      contentId: found(pinDates, pin).id,
      userId: userId(author),
      text,
    })),
    reactions: world.reactions.map(({ pin, user, type }) => ({
      contentId: found(pinDates, pin).id,
      userId: userId(user),
      reactionType: type,
    })),
    userFollows: world.userFollows.map(({ follower, followed }, nth) => ({
      followerId: userId(follower),
      followedId: userId(followed),
      createdAt: date(followAge(nth)).createdAt,
    })),
    boardFollows: world.boardFollows.map(({ follower, board }, nth) => ({
      followerId: userId(follower),
      boardId: boardId(board),
      createdAt: date(followAge(nth)).createdAt,
      newsReadAt: date(NEWS_READ_DAYS).createdAt,
    })),
    interestFollows: world.topicFollows.map(({ follower, topic }) => ({
      followerId: userId(follower),
      interestId: base.topicId(topic),
    })),
    boardInvites: world.invites.map(({ board, invited, by, ageDays }) => ({
      boardId: boardId(board),
      invitedUserId: userId(invited),
      invitedById: userId(by),
      createdAt: date(ageDays).createdAt,
    })),
  };
  const logins = new Set(DEMO_LOGINS.map(({ username }) => userId(username)));
  const known = { userId, boardId, pinId: (key: string) => found(pinDates, key).id, date };
  const business = businessRows({ userId, isThere: (username) => people.has(username), date });
  const promotions = promotionRows(world, { ...known, topicId: base.topicId });
  // The ad account of a business is managed by its members.
  const businessOf = (advertiserId: bigint): bigint | null =>
    business.businesses.find(({ profileId }) => profileId === advertiserId)?.id ?? null;
  const billed = promotions.adAccounts.find(
    ({ advertiserId }) => people.has(BILLED_SHOP) && advertiserId === userId(BILLED_SHOP),
  );
  const billing = billingRows(
    billed,
    billed ? businessOf(billed.advertiserId) : null,
    promotions.campaigns.filter(({ accountId }) => accountId === billed?.id),
    {
      date,
      contentOf: (id) => promotions.pinPromotions.find(({ campaignId }) => campaignId === id)?.contentId,
    },
  );
  const spentBy = (campaign: bigint): number =>
    billing.adDays.reduce((sum, day) => sum + (day.campaignId === campaign ? (day.spentMicro ?? 0) : 0), 0);
  return {
    ...rows,
    ...promotions,
    ...billing,
    campaigns: promotions.campaigns.map((campaign) => {
      const spent = spentBy(campaign.id);
      return { ...campaign, spentMicro: spent, billedMicro: spent };
    }),
    adAccounts: promotions.adAccounts.map((row) => ({ ...row, businessId: businessOf(row.advertiserId) })),
    ...newsRows(rows, { logins, now: base.now, readDays: NEWS_READ_DAYS, date }),
    ...conversationRows(world.conversations, known),
    ...articleRows(world.articles, {
      ...known,
      pinImageId: (key) => base.imageId(pictureKey(found(pinByKey, key).picture)),
    }),
    ...business,
  };
}

/** Returns the age of a follow: spread over the last months, and deterministic. */
const followAge = (nth: number): number => FOLLOWS_FROM_DAYS + ((nth * 7) % FOLLOWS_OVER_DAYS);

type PinOnBoard = {
  readonly board: string;
  readonly row: Dated & {
    readonly contentId: bigint;
    readonly pinnerId: bigint;
    readonly sectionId: bigint | null;
    readonly viaPinId?: bigint;
    readonly isRepin?: boolean;
  };
};

type AnyBoard = Omit<DemoBoard, 'description'> & {
  readonly description: string | null;
  readonly layout: 'default' | 'quick_saves';
};

const profileKey = (username: string): string => `${username}/${PROFILE}`;

/**
 * Returns the boards of the world and, for everyone who saved to their profile, the board that represents it.
 */
function withProfiles({ boards, saves }: DemoWorld): readonly AnyBoard[] {
  const savers = new Set(saves.flatMap(({ board, pinner }) => (board === PROFILE ? [pinner] : [])));
  return [
    ...boards.map((board): AnyBoard => ({ ...board, layout: 'default' })),
    ...[...savers].map((owner): AnyBoard => ({
      key: profileKey(owner),
      owner,
      name: QUICK_SAVES_NAME,
      description: null,
      privacy: 'public',
      layout: 'quick_saves',
      sections: [],
      collaborators: [],
      ageDays: QUICK_SAVES_DAYS,
    })),
  ];
}

type Section = Pick<Row<'boardSections'>, 'id' | 'boardId' | 'title' | 'slug' | 'position'>;

function sectionsOf(
  boards: readonly AnyBoard[],
  boardId: (key: string) => bigint,
  date: (ageDays: number) => Dated,
): ReadonlyMap<string, Section> {
  return new Map(
    boards.flatMap(({ key, sections, ageDays }) =>
      sections.map((title, position): [string, Section] => [
        `${key} ${title}`,
        { id: date(ageDays).id, boardId: boardId(key), title, slug: slugFrom(title, 'section'), position },
      ]),
    ),
  );
}

function datedBy<Item extends { readonly ageDays: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  date: (ageDays: number) => Dated,
): ReadonlyMap<string, Dated> {
  return new Map(items.map((item) => [keyOf(item), date(item.ageDays)]));
}

function countOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo world names ${key}, which it does not have.`);
  return value;
}
