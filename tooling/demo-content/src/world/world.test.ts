import {
  AI_LABELS,
  BOARD_PIN_DESCRIPTION_MAX,
  BOARD_TITLE_MAX,
  GRID_TITLE_MAX,
  graphemeCount,
  isAiMedia,
  isSafeLink,
} from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { drawPicture, FAMILY_NAMES } from '../picture.ts';
import { DEMO_LOGINS, demoWorld } from './index.ts';

const world = demoWorld();
const { creators, boards, pins, saves, comments, reactions } = world;
const kindCount = (kind: string): number => pins.filter(({ detail }) => detail.kind === kind).length;
const ofKind = <Kind extends (typeof pins)[number]['detail']['kind']>(kind: Kind) =>
  pins.flatMap(({ detail }) =>
    detail.kind === kind ? [detail as Extract<typeof detail, { kind: Kind }>] : [],
  );
const isOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;
const usernames = new Set(creators.map(({ username }) => username));
const boardOf = new Map(boards.map((board) => [board.key, board]));
const pinOf = new Map(pins.map((pin) => [pin.key, pin]));

test.each(world.articles)(
  '[SR-15] the article $slug shows Pins of public boards only',
  ({ coverPin, blocks }) => {
    const keys = blocks.flatMap((block) =>
      block.kind === 'pins' ? block.pins : block.kind === 'image' ? [block.pin] : [],
    );
    for (const key of [coverPin, ...keys])
      expect(boardOf.get(pinOf.get(key)?.board ?? '')?.privacy, key).toBe('public');
    for (const block of blocks) if (block.kind === 'pins') expect(block.pins.length).toBeGreaterThan(2);
  },
);

describe('conversations', () => {
  const boardKeys = new Set(boards.map(({ key }) => key));
  const follows = new Set(world.userFollows.map(({ follower, followed }) => `${follower} ${followed}`));

  test.each(world.conversations)('between $people', ({ people, requestTo, unreadBy, messages }) => {
    expect(isOnce(people)).toBe(true);
    for (const name of people) expect(usernames).toContain(name);
    expect(messages[0]?.from).toBe(people[0]);
    const ages = messages.map(({ ageDays }) => ageDays);
    expect(ages).toEqual(ages.toSorted((one, other) => other - one));
    for (const { from, text, pin, board, ageDays } of messages) {
      expect(people).toContain(from);
      expect(text ?? pin ?? board).toBeDefined();
      if (pin !== undefined) expect(pinOf.get(pin)?.ageDays).toBeGreaterThan(ageDays);
      if (board !== undefined) expect(boardKeys).toContain(board);
    }
    for (const name of unreadBy) expect(messages.at(-1)?.from).not.toBe(name);
    for (const name of people.slice(1))
      expect(requestTo.includes(name), name).toBe(
        !follows.has(`${name} ${people[0]}`) && !wrote(messages, name),
      );
  });
});

const wrote = (messages: readonly { readonly from: string }[], name: string): boolean =>
  messages.some(({ from }) => from === name);

describe('counts', () => {
  test('15 creators with two verified merchants, 60 boards with sections, and 420 pins at least', () => {
    expect(creators).toHaveLength(15);
    expect(creators.filter(({ isVerifiedMerchant }) => isVerifiedMerchant)).toHaveLength(2);
    expect(boards).toHaveLength(60);
    expect(boards.filter(({ sections }) => sections.length > 0).length).toBeGreaterThan(25);
    expect(pins.length).toBeGreaterThanOrEqual(420);
  });

  test.each([
    ['image', 200],
    ['gif', 15],
    ['product', 80],
    ['recipe', 25],
    ['article', 25],
    ['carousel', 12],
    ['story', 12],
    ['video', 6],
  ])('%s pins: %i at least', (kind, least) => {
    expect(kindCount(kind)).toBeGreaterThanOrEqual(least);
  });

  test('products with a range, on sale, sold out and stale, and promotions, some by a partner', () => {
    const products = ofKind('product');
    expect(
      products.filter(({ product }) => (product.maxPrice ?? 0) > (product.minPrice ?? 0)).length,
    ).toBeGreaterThan(15);
    expect(
      products.filter(({ product }) => (product.standardPrice ?? 0) > (product.price ?? 0)).length,
    ).toBeGreaterThan(15);
    expect(products.filter(({ isSoldOut }) => isSoldOut).length).toBeGreaterThan(4);
    expect(products.filter(({ isStale }) => isStale).length).toBeGreaterThan(4);
    const promotions = pins.flatMap(({ promotion }) => promotion ?? []);
    expect(promotions.length).toBeGreaterThan(10);
    expect(promotions.filter(({ partner }) => partner !== undefined).length).toBeGreaterThan(2);
    const ads = promotions.flatMap(({ ad }) => ad ?? []);
    expect(ads.filter(({ isOneTap }) => isOneTap)).toHaveLength(1);
    expect(ads.filter(({ partnership }) => partnership).length).toBeGreaterThan(2);
    for (const { destinationUrl } of ads) expect(destinationUrl ?? 'https:').toMatch(/^https:/);
    expect(promotions.every(({ targeting }) => Object.keys(targeting).length > 0)).toBe(true);
  });

  test('pictures of shops show collections of wares by the same shop', () => {
    const collections = pins.filter(({ collection }) => collection !== undefined);
    expect(collections.length).toBeGreaterThan(2);
    for (const { creator, collection = [] } of collections) {
      expect(collection.length).toBeGreaterThan(2);
      expect(isOnce(collection)).toBe(true);
      for (const key of collection)
        expect(pinOf.get(key)).toMatchObject({ creator, detail: { kind: 'product', isSoldOut: false } });
    }
  });

  test('pictures of rooms have products tagged, and several merchants sell the same item', () => {
    const tagLists = pins.flatMap(({ tags }) => (tags ? [tags] : []));
    expect(tagLists.length).toBeGreaterThan(8);
    for (const tags of tagLists) {
      expect(tags.length).toBeGreaterThan(2);
      expect(isOnce(tags)).toBe(true);
      for (const key of tags) {
        expect(pinOf.get(key)?.detail.kind).toBe('product');
        expect(boardOf.get(pinOf.get(key)?.board ?? '')?.privacy).toBe('public');
      }
    }
    const brands = new Map<string, Set<string>>();
    for (const { product } of ofKind('product'))
      brands.set(product.itemSetId, (brands.get(product.itemSetId) ?? new Set()).add(product.brand));
    expect([...brands.values()].filter(({ size }) => size > 2).length).toBeGreaterThan(2);
  });

  test('some pictures say how they were made, some of them that a model made them', () => {
    const codes = pins.flatMap(({ mediaType }) => mediaType ?? []);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => isAiMedia(code)).length).toBeGreaterThan(5);
    expect(codes.every((code) => AI_LABELS[code] !== undefined)).toBe(true);
  });

  test('boards of every privacy, boards of several people, and invitations', () => {
    for (const privacy of ['public', 'protected', 'secret'])
      expect(boards.filter((board) => board.privacy === privacy).length).toBeGreaterThan(1);
    expect(boards.filter(({ collaborators }) => collaborators.length > 0).length).toBeGreaterThan(2);
    expect(world.invites.length).toBeGreaterThan(4);
    expect(saves.length).toBeGreaterThan(400);
    expect(comments.length).toBeGreaterThan(300);
    expect(reactions.length).toBeGreaterThan(500);
  });

  test('every family of pictures is used, in many shapes', () => {
    expect(new Set(pins.map(({ picture }) => picture.family))).toEqual(new Set(FAMILY_NAMES));
    expect(new Set(pins.map(({ picture }) => picture.height / picture.width)).size).toBeGreaterThan(6);
  });
});

describe('texts', () => {
  test('usernames, e-mails, board names and pin titles are unique', () => {
    expect(isOnce(creators.map(({ username }) => username))).toBe(true);
    expect(isOnce(creators.map(({ email }) => email))).toBe(true);
    expect(isOnce(boards.map(({ key }) => key))).toBe(true);
    expect(isOnce(boards.map(({ name }) => name))).toBe(true);
    expect(isOnce(pins.map(({ title }) => title))).toBe(true);
  });

  test('no member repeats a comment on a pin', () => {
    expect(isOnce(comments.map(({ pin, text }) => `${pin} ${text}`))).toBe(true);
  });

  test('names, titles and descriptions keep the limits, and no gap is left open', () => {
    for (const { name, description, sections } of boards)
      for (const text of [name, ...sections]) {
        expect(graphemeCount(text)).toBeLessThanOrEqual(BOARD_TITLE_MAX);
        expect(graphemeCount(description)).toBeLessThanOrEqual(BOARD_PIN_DESCRIPTION_MAX);
      }
    for (const { title, description = 'none' } of pins) {
      expect(graphemeCount(title)).toBeLessThanOrEqual(GRID_TITLE_MAX);
      expect(graphemeCount(description)).toBeLessThanOrEqual(BOARD_PIN_DESCRIPTION_MAX);
      expect(title).toMatch(/^\p{Lu}/u);
      expect(`${title} ${description}`).not.toMatch(/[{}]| {2}|undefined|lorem/i);
    }
    for (const { text } of comments) expect(text).not.toMatch(/[{}]|undefined/);
    for (const { username } of creators) expect(username).toMatch(/^[a-z0-9][a-z0-9_]{2,29}$/);
  });

  test('links are safe and lead to example addresses only', () => {
    for (const { link } of pins)
      if (link) {
        expect(isSafeLink(link)).toBe(true);
        expect(new URL(link).hostname).toMatch(/\.example$/);
      }
  });
});

describe('sense', () => {
  test('the same seed gives the same world, another seed another', () => {
    expect(demoWorld()).toEqual(world);
    expect(demoWorld(2).pins.map(({ title }) => title)).not.toEqual(pins.map(({ title }) => title));
  });

  test('every action is permitted to its member, on an existing board and section', () => {
    const mayAdd = (board: string, user: string): boolean => {
      const found = boardOf.get(board);
      return found !== undefined && (found.owner === user || found.collaborators.includes(user));
    };
    for (const pin of pins) {
      expect(mayAdd(pin.board, pin.creator)).toBe(true);
      if (pin.section) expect(boardOf.get(pin.board)?.sections).toContain(pin.section);
    }
    for (const save of saves) {
      expect(save.board === 'profile' || mayAdd(save.board, save.pinner)).toBe(true);
      expect(pinOf.get(save.pin)?.creator).not.toBe(save.pinner);
      expect(save.ageDays).toBeLessThan(pinOf.get(save.pin)?.ageDays ?? 0);
      if (save.section) expect(boardOf.get(save.board)?.sections).toContain(save.section);
    }
    for (const { author, pin, ageDays } of comments) {
      expect(usernames.has(author)).toBe(true);
      expect(ageDays).toBeLessThan(pinOf.get(pin)?.ageDays ?? 0);
    }
  });

  test('a board holds a pin once, and nothing secret is talked about', () => {
    const held = [
      ...pins.map(({ board, key }) => `${board} ${key}`),
      ...saves.map(({ board, pinner, pin }) => `${board === 'profile' ? pinner : board} ${pin}`),
    ];
    expect(isOnce(held)).toBe(true);
    for (const { pin } of [...saves, ...comments, ...reactions])
      expect(boardOf.get(pinOf.get(pin)?.board ?? '')?.privacy).toBe('public');
  });

  test('neighbours are of different families', () => {
    const families = pins.map(({ picture }) => picture.family);
    const pairs = families.filter((family, at) => family === families[at + 1]);
    expect(pairs.length).toBeLessThan(pins.length / 20);
  });

  test('boards are older than their pins, people older than their boards', () => {
    const ages = new Map(creators.map(({ username, ageDays }) => [username, ageDays]));
    for (const { board, ageDays } of pins) expect(ageDays).toBeLessThan(boardOf.get(board)?.ageDays ?? 0);
    for (const { owner, ageDays } of boards) expect(ageDays).toBeLessThan(ages.get(owner) ?? 0);
  });

  test('of the accounts to log in with one has boards and follows, one sells, and one has nothing', () => {
    const [person, merchant, newcomer] = DEMO_LOGINS.map(({ username }) => username);
    expect(boards.filter(({ owner }) => owner === person).length).toBeGreaterThan(3);
    expect(world.userFollows.some(({ follower }) => follower === person)).toBe(true);
    expect(creators.find(({ username }) => username === merchant)?.isVerifiedMerchant).toBe(true);
    expect(boards.some(({ owner }) => owner === newcomer)).toBe(false);
    expect(saves.some(({ pinner }) => pinner === newcomer)).toBe(false);
  });

  test('every moving picture can be drawn', () => {
    for (const { frames } of ofKind('gif')) {
      expect(frames.length).toBeGreaterThan(2);
      expect(new Set(frames.map(drawPicture)).size).toBe(frames.length);
    }
  });
});
