import {
  scoreRelated,
  type RelatedCandidate,
  type RelatedSubject,
} from '@pegboard/bff/src/discovery/feed/related-score.ts';
import { CANDIDATES_MAX } from '@pegboard/bff/src/discovery/feed/walked-candidates.ts';
import type { PinGraph } from '@pegboard/bff/src/discovery/graph/pin-graph.ts';
import { walkRequest } from '@pegboard/bff/src/discovery/graph/walk-request.ts';
import type { SavesWorld } from './saves-world.ts';

/** Returns the contents recommended next to a content, best first. Contents are numbers of the world. */
export type Recommender = (content: number) => readonly number[];

/** The number of recommendations among which a held-out save is looked for. */
export const HITS_AT = 20;

/** Each older start of several weighs this share less than the one after it, as in `board-walks.ts`. */
const WEIGHT_OF_OLDER = 0.93;

/** The bounds and weights of the query of `related-pins.ts` that is used without a graph. */
const PRESENT = { boards: 24, pinsPerBoard: 24, perTopic: 120, perCreator: 40 } as const;
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;

/** Returns the share of held-out saves among the first 20 recommendations, and those in all of them. */
export function hitRate(world: SavesWorld, recommend: Recommender): number {
  const hits = world.heldOut.filter(({ start, content }) =>
    recommend(start).slice(0, HITS_AT).includes(content),
  );
  return hits.length / world.heldOut.length;
}

/** Recommends by the scores of the query without a graph: shared boards, the same topic, the same creator. */
export function presentQuery(world: SavesWorld): Recommender {
  const boardsOf = lists(world.contents, world.boards, world.shape.contents);
  const contentsOf = lists(world.boards, world.contents, world.boardCount);
  const ofTopic = newestOf(world, world.topicOf);
  const ofCreator = newestOf(world, world.creatorOf);
  return (content) => {
    const scores = new Map<number, number>();
    const add = (other: number, weight: number): void => {
      if (other !== content) scores.set(other, (scores.get(other) ?? 0) + weight);
    };
    for (const board of boardsOf(content).slice(-PRESENT.boards))
      for (const other of contentsOf(board).slice(-PRESENT.pinsPerBoard)) add(other, WEIGHTS.board);
    for (const other of ofTopic(content).slice(-PRESENT.perTopic)) add(other, WEIGHTS.topic);
    for (const other of ofCreator(content).slice(-PRESENT.perCreator)) add(other, WEIGHTS.creator);
    return ranked(scores);
  };
}

/** Recommends by walks alone. */
export function walks(graph: PinGraph): Recommender {
  return (content) => walkedFrom(graph, content).map(([other]) => other);
}

/** Recommends as related pins do: walks and the newest of the topic and creator, by a linear score. Generated pins have no looks. */
export function blendedWalks(world: SavesWorld, graph: PinGraph): Recommender {
  const candidatesOf = relatedCandidates(world, graph);
  return (content) => {
    const { subject, candidates } = candidatesOf(content);
    return scoreRelated(subject, candidates).map(({ contentId }) => Number(contentId) - 1);
  };
}

/** Returns the function that reads the candidates of related pins next to a content. */
export function relatedCandidates(
  world: SavesWorld,
  graph: PinGraph,
): (content: number) => {
  readonly subject: RelatedSubject;
  readonly candidates: readonly RelatedCandidate[];
} {
  const ofTopic = newestOf(world, world.topicOf);
  const ofCreator = newestOf(world, world.creatorOf);
  const propertiesOf = (content: number): RelatedSubject => ({
    creatorId: BigInt(world.creatorOf(content)),
    topicId: BigInt(world.topicOf(content)),
  });
  return (content) => {
    const beside = new Set([
      ...ofTopic(content).slice(-PRESENT.perTopic),
      ...ofCreator(content).slice(-PRESENT.perCreator),
    ]);
    beside.delete(content);
    const { contents, others } = walkRequest(
      graph,
      {
        starts: [{ contentId: BigInt(content + 1), weight: 1 }],
        seed: content,
        limit: CANDIDATES_MAX,
        others: Array.from(beside, (one) => BigInt(one + 1)),
      },
      '',
    );
    const candidates = [...contents, ...others].map(({ contentId, score, saves, exposure }) => ({
      contentId,
      ...propertiesOf(Number(contentId) - 1),
      walkScore: score,
      saves,
      exposure,
      likeness: 0,
    }));
    return { subject: propertiesOf(content), candidates };
  };
}

function walkedFrom(graph: PinGraph, content: number): readonly (readonly [number, number])[] {
  return walkedFromAll(graph, [content], content);
}

/** Walks from contents, of which each further one weighs less. */
export function walkedFromAll(
  graph: PinGraph,
  contents: readonly number[],
  seed: number,
): readonly (readonly [number, number])[] {
  const starts = contents.map((content, at) => ({
    contentId: BigInt(content + 1),
    weight: WEIGHT_OF_OLDER ** at,
  }));
  return walkRequest(graph, { starts, seed, limit: CANDIDATES_MAX }, '').contents.map(
    ({ contentId, score }) => [Number(contentId) - 1, score] as const,
  );
}

/** Recommends the most saved contents of the same topic. */
export function popularity(world: SavesWorld): Recommender {
  const best = mostSaved(world, HITS_AT + 1);
  return (content) => best(world.topicOf(content)).filter((other) => other !== content);
}

/** Returns the most saved contents of a topic. */
export function mostSaved(world: SavesWorld, count: number): (topic: number) => readonly number[] {
  const saves = new Uint32Array(world.shape.contents);
  for (const content of world.contents) saves[content] = (saves[content] ?? 0) + 1;
  const best = new Map<number, readonly number[]>();
  for (const [topic, contents] of Map.groupBy(saves.keys(), world.topicOf))
    best.set(
      topic,
      contents.toSorted((one, other) => (saves[other] ?? 0) - (saves[one] ?? 0)).slice(0, count),
    );
  return (topic) => best.get(topic) ?? [];
}

/** Returns the lists of `to` by `from`, in the order of time. */
export function lists(from: Uint32Array, to: Uint32Array, count: number): (of: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const one of from) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const all = new Uint32Array(from.length);
  for (const [at, one] of from.entries()) {
    all[next[one] ?? 0] = to[at] ?? 0;
    next[one] = (next[one] ?? 0) + 1;
  }
  return (of) => all.subarray(starts[of], starts[of + 1]);
}

/** Returns the contents that have the same property as a content, oldest first. */
export function newestOf(
  world: SavesWorld,
  property: (content: number) => number,
): (content: number) => readonly number[] {
  const all = Map.groupBy(Array(world.shape.contents).keys(), property);
  return (content) => all.get(property(content)) ?? [];
}

export function ranked(scores: ReadonlyMap<number, number>): readonly number[] {
  return [...scores]
    .toSorted(([one, itsScore], [other, otherScore]) => otherScore - itsScore || other - one)
    .map(([other]) => other);
}
