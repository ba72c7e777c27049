import { BESIDE_WALK_WEIGHTS, BOARD_WALK_WEIGHTS } from '@pegboard/bff/src/discovery/feed/walk-weights.ts';
import type { PinGraph } from '@pegboard/bff/src/discovery/graph/pin-graph.ts';
import { HITS_AT, lists, mostSaved, newestOf, ranked, walkedFromAll } from './quality.ts';
import type { SavesWorld } from './saves-world.ts';

/** Returns the contents recommended for a board, best first, without those on it. */
export type BoardRecommender = (board: number) => readonly number[];

/** The bounds and weights of `board-ideas.ts`. */
const STARTS = 20;
const QUERY = { starts: 10, boardsPerPin: 6, pinsPerBoard: 16 } as const;
const BESIDE = { sources: 6, perTopic: 40, perCreator: 20 } as const;
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;

/** Returns the share of held-out saves among the first 20 recommendations for their boards. */
export function boardHitRate(world: SavesWorld, recommend: BoardRecommender): number {
  const hits = world.heldOut.filter(({ board, content }) =>
    recommend(board).slice(0, HITS_AT).includes(content),
  );
  return hits.length / world.heldOut.length;
}

/** Recommends as a board's ideas do with a graph: walks from its newest contents, then its topics and creators. */
export function ideasByWalks(world: SavesWorld, graph: PinGraph): BoardRecommender {
  const board = boardsOf(world);
  const beside = topicsAndCreators(world, BESIDE_WALK_WEIGHTS);
  return (number) => {
    const { newest, isNew } = board(number);
    const walked = walkedFromAll(graph, newest, number);
    const best = walked[0]?.[1] ?? 1;
    const share = (property: (content: number) => number): ((content: number) => number) => {
      const counts = Map.groupBy(newest, property);
      return (content) => (counts.get(property(content))?.length ?? 0) / newest.length;
    };
    const [ofCreator, ofTopic] = [share(world.creatorOf), share(world.topicOf)];
    const { walk, creator, topic } = BOARD_WALK_WEIGHTS;
    const scores = new Map(
      walked.map(([content, score]) => [
        content,
        (walk * score) / best + creator * Math.sqrt(ofCreator(content)) + topic * ofTopic(content),
      ]),
    );
    beside(newest, scores);
    return ranked(scores).filter(isNew);
  };
}

/** Recommends as a board's ideas do without a graph: the contents beside its newest ones, then its topics and creators. */
export function ideasByQuery(world: SavesWorld): BoardRecommender {
  const board = boardsOf(world);
  const boardsOfContent = lists(world.contents, world.boards, world.shape.contents);
  const contentsOf = lists(world.boards, world.contents, world.boardCount);
  const beside = topicsAndCreators(world, WEIGHTS);
  return (number) => {
    const { newest, isNew } = board(number);
    const scores = new Map<number, number>();
    for (const start of newest.slice(0, QUERY.starts))
      for (const other of [...boardsOfContent(start)]
        .filter((one) => one !== number)
        .slice(-QUERY.boardsPerPin))
        for (const content of contentsOf(other).slice(-QUERY.pinsPerBoard))
          scores.set(content, (scores.get(content) ?? 0) + WEIGHTS.board);
    beside(newest, scores);
    return ranked(scores).filter(isNew);
  };
}

/** Recommends the most saved contents of the topic that a board's newest contents have most often. */
export function popularOfTopic(world: SavesWorld): BoardRecommender {
  const board = boardsOf(world);
  const best = mostSaved(world, 500);
  return (number) => {
    const { newest, isNew } = board(number);
    const [topic = 0] = mostFrequent(newest.map(world.topicOf));
    return best(topic).filter(isNew);
  };
}

type Board = {
  /** Its newest contents, the newest first. */
  readonly newest: readonly number[];
  /** Returns whether a content is not on it. */
  readonly isNew: (content: number) => boolean;
};

function boardsOf(world: SavesWorld): (board: number) => Board {
  const contentsOf = lists(world.boards, world.contents, world.boardCount);
  return (board) => {
    const all = contentsOf(board);
    const known = new Set(all);
    return { newest: Array.from(all.slice(-STARTS)).toReversed(), isNew: (content) => !known.has(content) };
  };
}

/** Adds points for the newest contents of the topics and creators that are most frequent. */
function topicsAndCreators(
  world: SavesWorld,
  weights: { readonly topic: number; readonly creator: number },
): (newest: readonly number[], scores: Map<number, number>) => void {
  const ofTopic = newestOf(world, world.topicOf);
  const ofCreator = newestOf(world, world.creatorOf);
  return (newest, scores) => {
    const add = (property: (content: number) => number, of: typeof ofTopic, max: number, points: number) => {
      for (const value of mostFrequent(newest.map(property)).slice(0, BESIDE.sources)) {
        const example = newest.find((content) => property(content) === value) ?? 0;
        for (const content of of(example).slice(-max))
          scores.set(content, (scores.get(content) ?? 0) + points);
      }
    };
    add(world.topicOf, ofTopic, BESIDE.perTopic, weights.topic);
    add(world.creatorOf, ofCreator, BESIDE.perCreator, weights.creator);
  };
}

/** Returns the values from the most frequent one on; of equally frequent ones the greater first. */
function mostFrequent(values: readonly number[]): readonly number[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .toSorted(([one, its], [other, others]) => others.length - its.length || other - one)
    .map(([value]) => value);
}
