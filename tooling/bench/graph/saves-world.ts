import { GraphBuilder } from '@pegboard/bff/src/discovery/graph/graph-builder.ts';
import type { PinGraph } from '@pegboard/bff/src/discovery/graph/pin-graph.ts';
import { createRandom, mixBits } from '@pegboard/bff/src/discovery/graph/random.ts';

/** The size and structure of a generated world. */
export type WorldShape = {
  readonly seed: number;
  readonly contents: number;
  readonly saves: number;
  /** Each topic is a circle of tastes; the contents of a topic and its boards have a place on it. */
  readonly topics: number;
  /** The width of a board's taste as a share of the circle: from the narrowest to the widest. */
  readonly widths: readonly [number, number];
  /** The share of saves that leave the taste of their board for all of its topic, and for any topic. */
  readonly strays: { readonly toTopic: number; readonly toAny: number };
  /** The share of boards whose taste changes at some time. */
  readonly drifting: number;
  /** The distance between the contents of a creator: a share of the circle, in addition to a hundredth of it. */
  readonly creatorSpread: number;
};

/** A save that is left out of the graph: of `content`, next after `start` on the board. */
export type HeldOutSave = { readonly board: number; readonly start: number; readonly content: number };

/** A generated world: who saved what, in the order of time. Contents are numbered by age, oldest first. */
export type SavesWorld = {
  readonly shape: WorldShape;
  readonly boardCount: number;
  readonly topicOf: (content: number) => number;
  readonly creatorOf: (content: number) => number;
  readonly boards: Uint32Array;
  readonly contents: Uint32Array;
  readonly heldOut: readonly HeldOutSave[];
};

const MEAN_BOARD = 50;
const CREATORS_PER_TOPIC = 100;
const HELD_OUT_MAX = 4000;
/** Boards with fewer saves hold nothing out. */
const HELD_OUT_FROM = 12;
const STARTS_NEWEST = 8;
/** The time, from 0 to 1, at which tastes of boards change. */
const DRIFT_AT = 0.6;
/** The time of the first save: contents are older. */
const FIRST_SAVE_AT = 0.1;

/** Generates a world from its seed. */
export function createSavesWorld(shape: WorldShape): SavesWorld {
  const draw = drawsOf(shape.seed);
  const topicOf = Uint16Array.from({ length: shape.contents }, () => drawTopic(shape, draw));
  const placeOf = Float32Array.from({ length: shape.contents }, () => draw());
  const quality = Float32Array.from({ length: shape.contents }, () => 0.03 + 0.97 * cube(draw()));
  const circles = circlesOf(topicOf, placeOf, shape.topics);
  const boardCount = Math.round(shape.saves / MEAN_BOARD);
  const slots = boardSlots(shape.saves, boardCount, draw);
  const boardTopics = Uint16Array.from({ length: boardCount }, () => drawTopic(shape, draw));
  const before = Float32Array.from({ length: boardCount }, () => draw());
  const after = before.map((place) => (draw() < shape.drifting ? draw() : place));
  const [narrowest, widest] = shape.widths;
  const widths = Float32Array.from({ length: boardCount }, () => narrowest * (widest / narrowest) ** draw());
  const saved = new Uint32Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    const time = at / slots.length;
    const board = slots[at] ?? 0;
    const stray = draw();
    const { toAny, toTopic } = shape.strays;
    const topic = stray < toAny ? drawTopic(shape, draw) : (boardTopics[board] ?? 0);
    const width = stray < toAny + toTopic ? 1 : (widths[board] ?? 1);
    const place = (time < DRIFT_AT ? before[board] : after[board]) ?? 0;
    const existing = shape.contents * (FIRST_SAVE_AT + (1 - FIRST_SAVE_AT) * time);
    saved[at] = chooseContent(
      { circle: circles[topic] ?? NO_CONTENTS, place, width, existing },
      quality,
      draw,
    );
  }
  const { heldOut, boards, contents } = holdOut(slots, saved, boardCount, draw);
  const topic = (content: number): number => topicOf[content] ?? 0;
  const creatorOf = (content: number): number => {
    const offset = shape.creatorSpread * (mixBits(content) / 4_294_967_296 - 0.5);
    const place = ((placeOf[content] ?? 0) + offset + 1) % 1;
    return topic(content) * CREATORS_PER_TOPIC + Math.floor(place * CREATORS_PER_TOPIC);
  };
  return { shape, boardCount, topicOf: topic, creatorOf, boards, contents, heldOut };
}

/** Builds the graph of a world; ids are numbers plus one. */
export function graphOf({ shape, boardCount, topicOf, boards, contents }: SavesWorld): PinGraph {
  const builder = new GraphBuilder();
  const id = (number: number) => ({ high: 0, low: number + 1 });
  for (let board = 0; board < boardCount; board += 1) builder.addBoard(id(board));
  for (let content = 0; content < shape.contents; content += 1)
    builder.addContent(id(content), { topicId: BigInt(topicOf(content) + 1), language: 'en' });
  for (let at = 0; at < boards.length; at += 1) builder.addSave(id(contents[at] ?? 0), id(boards[at] ?? 0));
  return builder.build();
}

/** Returns a function that draws numbers from 0 to 1. */
export function drawsOf(seed: number): () => number {
  const random = createRandom(seed);
  const buffer = new Uint32Array(4096);
  let at = buffer.length;
  return () => {
    if (at === buffer.length) {
      random.drawInto(buffer, buffer.length);
      at = 0;
    }
    at += 1;
    return (buffer[at - 1] ?? 0) / 4_294_967_296;
  };
}

const NO_CONTENTS = new Uint32Array(1);
const cube = (value: number): number => value * value * value;

/** Draws a topic; some have many times as many contents and boards as others. */
function drawTopic({ topics }: WorldShape, draw: () => number): number {
  return Math.floor(topics * draw() * Math.sqrt(draw()));
}

/** Returns the contents of each topic in the order of their places. */
function circlesOf(topicOf: Uint16Array, placeOf: Float32Array, topics: number): readonly Uint32Array[] {
  const lists: number[][] = Array.from({ length: topics }, () => []);
  for (const [content, topic] of topicOf.entries()) lists[topic]?.push(content);
  return lists.map((list) =>
    Uint32Array.from(list).toSorted((one, other) => (placeOf[one] ?? 0) - (placeOf[other] ?? 0)),
  );
}

/** Returns the board of each save in the order of time; boards differ in size by a factor of about a hundred. */
function boardSlots(saves: number, boardCount: number, draw: () => number): Uint32Array {
  const slots = new Uint32Array(saves);
  for (let at = 0; at < saves; at += 1) slots[at] = Math.floor(boardCount * draw() ** 1.6);
  return slots;
}

/** Chooses one of the existing contents near a place of a circle; good ones are likelier. */
function chooseContent(
  {
    circle,
    place,
    width,
    existing,
  }: {
    readonly circle: Uint32Array;
    readonly place: number;
    readonly width: number;
    readonly existing: number;
  },
  quality: Float32Array,
  draw: () => number,
): number {
  let content = 0;
  for (let tries = 0; tries < 60; tries += 1) {
    const offset = (draw() + draw() - 1) * width;
    const at = Math.floor((place + offset + 1) * circle.length) % circle.length;
    content = circle[at] ?? 0;
    if (content < existing && draw() < (quality[content] ?? 0)) break;
  }
  return content;
}

function holdOut(
  slots: Uint32Array,
  saved: Uint32Array,
  boardCount: number,
  draw: () => number,
): {
  readonly heldOut: readonly HeldOutSave[];
  readonly boards: Uint32Array;
  readonly contents: Uint32Array;
} {
  const every = Math.max(1, Math.floor(boardCount / HELD_OUT_MAX));
  const ofBoard = new Map<number, number[]>();
  const seen = new Set<number>();
  const isRepeated = new Uint8Array(slots.length);
  for (const [at, board] of slots.entries()) {
    const key = board * 4_294_967_296 + (saved[at] ?? 0);
    if (board % every === 0) {
      if (seen.has(key)) isRepeated[at] = 1;
      else {
        seen.add(key);
        ofBoard.set(board, [...(ofBoard.get(board) ?? []), at]);
      }
    }
  }
  const isHeldOut = new Uint8Array(slots.length);
  const heldOut: HeldOutSave[] = [];
  for (const [board, saves] of ofBoard) {
    const last = saves.at(-1) ?? 0;
    if (saves.length < HELD_OUT_FROM) continue;
    isHeldOut[last] = 1;
    const start = saves.at(-2 - Math.floor(STARTS_NEWEST * draw())) ?? 0;
    heldOut.push({ board, start: saved[start] ?? 0, content: saved[last] ?? 0 });
  }
  const isKept = (at: number): boolean => isHeldOut[at] === 0 && isRepeated[at] === 0;
  return {
    heldOut,
    boards: slots.filter((_, at) => isKept(at)),
    contents: saved.filter((_, at) => isKept(at)),
  };
}
