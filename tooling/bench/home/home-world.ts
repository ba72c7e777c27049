import { GraphBuilder } from '@pegboard/bff/src/discovery/graph/graph-builder.ts';
import type { PinGraph } from '@pegboard/bff/src/discovery/graph/pin-graph.ts';
import { drawsOf } from '../graph/saves-world.ts';

/** The size of a generated site, and the habits of its members. */
export type HomeWorldShape = {
  readonly seed: number;
  readonly contents: number;
  readonly members: number;
  readonly topics: number;
};

/** A save of a content on a board, in the order of time. */
export type WorldSave = { readonly board: number; readonly content: number };

/** A member: their boards, one for each taste, whom and what they follow, and the saves that the site does not know yet. */
export type WorldMember = {
  readonly id: number;
  readonly boards: readonly number[];
  readonly people: ReadonlySet<number>;
  readonly topics: ReadonlySet<number>;
  readonly followedBoards: ReadonlySet<number>;
  readonly heldOut: ReadonlySet<number>;
};

/** A generated site. Ids are numbers from 1: contents by age, creators before members, boards of creators before those of members. */
export type HomeWorld = {
  readonly shape: HomeWorldShape;
  readonly creators: number;
  readonly boards: number;
  readonly topicOf: (content: number) => number;
  readonly creatorOf: (content: number) => number;
  /** The age of a content in days. */
  readonly ageOf: (content: number) => number;
  readonly ownerOf: (board: number) => number;
  readonly saves: readonly WorldSave[];
  readonly members: readonly WorldMember[];
};

const YEAR_DAYS = 365;
const CREATORS_PER_TOPIC = 20;
const HELD_OUT = 6;
const SAVES = { least: 20, most: 100 } as const;
/** The width of a taste as a share of the circle of its topic. */
const WIDTH = 0.06;
/** The share of saves outside of the tastes of a member. */
const STRAYS = 0.1;
/** The share of saves of contents that were new, and the mean age of these in days. */
const NEW = { share: 0.6, days: 30 } as const;
const FOLLOWS = {
  creatorOfTaste: 0.6,
  topicOfTaste: 0.4,
  otherPeople: 2,
  otherTopics: 1,
  boardOfTaste: 0.3,
} as const;

/** Generates a site from its seed: creators publish around a place of a topic, and members save, and follow, around their tastes. */
export function createHomeWorld(shape: HomeWorldShape): HomeWorld {
  const draw = drawsOf(shape.seed);
  const below = (count: number): number => Math.floor(draw() * count);
  const creators = shape.topics * CREATORS_PER_TOPIC;
  const topics = Array.from({ length: shape.contents }, () =>
    Math.floor(shape.topics * draw() * Math.sqrt(draw())),
  );
  const places = topics.map(() => draw());
  const quality = topics.map(() => 0.05 + 0.95 * draw() ** 3);
  const circles: number[][] = Array.from({ length: shape.topics }, () => []);
  for (const [at, topic] of topics.entries()) circles[topic]?.push(at);
  const creatorNear = (topic: number, place: number): number =>
    topic * CREATORS_PER_TOPIC + Math.floor(wrap(place) * CREATORS_PER_TOPIC) + 1;
  const ageAt = (at: number): number => YEAR_DAYS * (1 - at / shape.contents);

  const distance = (one: number, other: number): number => {
    const apart = Math.abs(one - other);
    return Math.min(apart, 1 - apart);
  };
  /** Chooses a content that exists at a time, in days before now: near a taste, new ones and good ones more often. */
  const choose = (topic: number, place: number, width: number, daysAgo: number): number => {
    const circle = circles[topic] ?? [];
    let chosen = circle[0] ?? 0;
    for (let tries = 0; tries < 400; tries += 1) {
      chosen = circle[below(circle.length)] ?? 0;
      const age = ageAt(chosen) - daysAgo;
      const isNear = draw() < Math.exp(-distance(places[chosen] ?? 0, place) / width);
      const isTimely = draw() < (1 - NEW.share) * 0.3 + NEW.share * Math.exp(-age / NEW.days);
      if (age > 0 && isNear && isTimely && draw() < (quality[chosen] ?? 0)) break;
    }
    return chosen;
  };

  const owners: number[] = Array.from({ length: creators }, (_, at) => at + 1);
  const boardTopics: number[] = Array.from({ length: creators }, (_, at) =>
    Math.floor(at / CREATORS_PER_TOPIC),
  );
  const tastes = Array.from({ length: shape.members }, () =>
    Array.from({ length: 2 + below(3) }, () => ({
      topic: topics[below(shape.contents)] ?? 0,
      place: draw(),
    })),
  );
  const boardsOf = tastes.map((ofMember, at) =>
    ofMember.map(({ topic }) => {
      boardTopics.push(topic);
      return owners.push(creators + at + 1);
    }),
  );
  const boardsByTopic = Map.groupBy(boardTopics.keys(), (at) => boardTopics[at] ?? 0);
  const saves: { readonly board: number; readonly content: number; readonly daysAgo: number }[] = [];
  const members = tastes.map((ofMember, at): WorldMember => {
    const boards = boardsOf[at] ?? [];
    const drawSave = (daysAgo: number): WorldSave => {
      const nth = below(ofMember.length);
      const taste = ofMember[nth] ?? { topic: 0, place: 0 };
      const isStray = draw() < STRAYS;
      const topic = isStray ? below(shape.topics) : taste.topic;
      return {
        board: boards[nth] ?? 1,
        content: choose(topic, taste.place, isStray ? 1 : WIDTH, daysAgo) + 1,
      };
    };
    const saved = new Set<number>();
    const count = SAVES.least + below(SAVES.most - SAVES.least);
    for (let nth = 0; nth < count; nth += 1) {
      const daysAgo = draw() * YEAR_DAYS * 0.5;
      const save = drawSave(daysAgo);
      if (saved.has(save.content)) continue;
      saved.add(save.content);
      saves.push({ ...save, daysAgo });
    }
    const heldOut = new Set<number>();
    for (let tries = 0; heldOut.size < HELD_OUT && tries < 100; tries += 1) {
      const { content } = drawSave(0);
      if (!saved.has(content)) heldOut.add(content);
    }
    const followed = <T>(values: readonly T[], share: number): T[] => values.filter(() => draw() < share);
    return {
      id: creators + at + 1,
      boards,
      people: new Set([
        ...followed(ofMember, FOLLOWS.creatorOfTaste).map(({ topic, place }) => creatorNear(topic, place)),
        ...Array.from({ length: FOLLOWS.otherPeople }, () => 1 + below(creators)),
      ]),
      topics: new Set([
        ...followed(ofMember, FOLLOWS.topicOfTaste).map(({ topic }) => topic + 1),
        ...Array.from({ length: FOLLOWS.otherTopics }, () => 1 + below(shape.topics)),
      ]),
      followedBoards: new Set(
        followed(ofMember, FOLLOWS.boardOfTaste).flatMap(({ topic }) => {
          const all = boardsByTopic.get(topic) ?? [];
          const board = (all[below(all.length)] ?? 0) + 1;
          return boards.includes(board) ? [] : [board];
        }),
      ),
      heldOut,
    };
  });
  return {
    shape,
    creators,
    boards: owners.length,
    topicOf: (content) => (topics[content - 1] ?? 0) + 1,
    creatorOf: (content) => creatorNear(topics[content - 1] ?? 0, places[content - 1] ?? 0),
    ageOf: (content) => ageAt(content - 1),
    ownerOf: (board) => owners[board - 1] ?? 1,
    saves: saves.toSorted((one, other) => other.daysAgo - one.daysAgo),
    members,
  };
}

/** Builds the graph of saves of a site, as the thread of the graph does. */
export function graphOfHome({ shape, boards, creatorOf, topicOf, saves }: HomeWorld): PinGraph {
  const builder = new GraphBuilder();
  const id = (low: number) => ({ high: 0, low });
  for (let board = 1; board <= boards; board += 1) builder.addBoard(id(board));
  for (let content = 1; content <= shape.contents; content += 1)
    builder.addContent(id(content), { topicId: BigInt(topicOf(content)), language: 'en' });
  for (let content = 1; content <= shape.contents; content += 1)
    builder.addSave(id(content), id(creatorOf(content)));
  for (const { content, board } of saves) builder.addSave(id(content), id(board));
  return builder.build();
}

const wrap = (place: number): number => place - Math.floor(place);
