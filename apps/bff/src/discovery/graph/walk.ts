import { createRandom, type RandomSource } from './random.ts';
import { VisitCounter, type Visits } from './visit-counter.ts';

/** A graph of contents and boards that can be walked: it chooses a neighbour for each of many walkers at once. */
export type WalkableGraph = {
  /** The largest number of boards of a content. */
  readonly maxDegree: number;
  /** Returns the number of boards of a content. */
  degree(content: number): number;
  /** Writes to `into` a board of each of the `count` contents of `from`, chosen by a draw of 32 bits each. */
  sampleBoards(from: Uint32Array, draws: Uint32Array, into: Uint32Array, count: number): void;
  /** Writes to `into` a content of each of the `count` boards of `from`, chosen by a draw of 32 bits each. */
  sampleContents(from: Uint32Array, draws: Uint32Array, into: Uint32Array, count: number): void;
  /** Returns whether a content matches the bias of a walk. */
  matches(content: number, bias: WalkBias): boolean;
};

/** The topic and language that a walk prefers, as numbered by the graph; undefined for no preference. */
export type WalkBias = { readonly topic?: number | undefined; readonly language?: number | undefined };

/** The parameters of a walk. */
export type WalkParams = {
  /** The contents at which it starts, with weights above 0. */
  readonly starts: readonly { readonly content: number; readonly weight: number }[];
  readonly seed: number;
  /** The number of visits of contents, for all starts together. */
  readonly steps: number;
  /** The probability with which a walker returns to its start after each visit. */
  readonly restart: number;
  /** The walk of a start ends early when `nodes` contents have had `visits` visits. */
  readonly earlyStop: { readonly nodes: number; readonly visits: number };
  readonly bias?: WalkBias | undefined;
  /** The number of contents to return. */
  readonly limit: number;
};

/** A visited content with its score. */
export type WalkResult = { readonly content: number; readonly score: number };

/** The contents of a walk, best first, with the number of visits that it made. */
export type WalkResults = { readonly results: readonly WalkResult[]; readonly steps: number };

/** The number of walkers that move together. */
const WALKERS = 256;
/** The number of further draws for a walker whose content does not match the bias. */
const BIASED_DRAWS = 2;

/**
 * Walks from the starts at random, content to board to content, and scores the contents by their visits, after
 * Eksombatchai et al., "Pixie: A System for Recommending 3+ Billion Items to 200+ Million Users in Real-Time"
 * (2018): the steps of a start depend on its weight and its number of boards; the visits of several starts are
 * combined by the square of the sum of their square roots, which favours contents that several starts reach; a
 * walk ends early once enough contents are visited often; and it prefers contents of a topic or language. The
 * same seed and graph give the same results (SR-10).
 */
export function walk(graph: WalkableGraph, params: WalkParams): WalkResults {
  const starts = params.starts.filter(({ content, weight }) => weight > 0 && graph.degree(content) > 0);
  const shares = stepShares(graph, starts);
  const random = createRandom(params.seed);
  const counter = new VisitCounter(params.steps + WALKERS);
  const visits = starts.map(({ content }, index) => {
    const steps = Math.ceil(params.steps * (shares[index] ?? 0));
    return walkFromOne(graph, { ...params, content, steps }, random, counter);
  });
  const steps = visits.reduce((sum, one) => sum + one.steps, 0);
  const scores = combineVisits(visits, new Set(starts.map(({ content }) => content)));
  return { results: selectBest(scores, params.limit), steps };
}

/**
 * Returns the share of the steps of each start, all together 1: its weight times |E| · (C − log |E|), with its
 * number of boards |E| and the logarithm of the largest one, C + 1. A content with more boards needs more steps for as
 * many visits of each neighbour, but fewer than in proportion to its boards.
 */
export function stepShares(
  graph: Pick<WalkableGraph, 'degree' | 'maxDegree'>,
  starts: WalkParams['starts'],
): readonly number[] {
  const ceiling = Math.log(Math.max(1, graph.maxDegree)) + 1;
  const scaled = starts.map(({ content, weight }) => {
    const degree = graph.degree(content);
    return weight * degree * Math.max(1, ceiling - Math.log(degree));
  });
  const total = scaled.reduce((sum, one) => sum + one, 0);
  return scaled.map((one) => one / total);
}

/**
 * Walks from one content until its steps are used up or enough contents are visited often. Walkers at the start take their
 * two draws from an evenly distributed sequence instead of at random, so that the saves around the start are visited as often
 * as their chances.
 */
function walkFromOne(
  graph: WalkableGraph,
  { content, steps, restart, earlyStop, bias }: WalkParams & { readonly content: number },
  random: RandomSource,
  counter: VisitCounter,
): Visits & { readonly steps: number } {
  const positions = new Uint32Array(WALKERS).fill(content);
  const isAtStart = new Uint8Array(WALKERS).fill(1);
  const boards = new Uint32Array(WALKERS);
  const draws = new Uint32Array(WALKERS);
  const sequence = new Uint32Array(2);
  random.drawInto(sequence, 2);
  const restartBelow = restart * 4_294_967_296;
  let made = 0;
  let frequent = 0;
  while (made < steps && frequent < earlyStop.nodes) {
    const count = Math.min(WALKERS, steps - made);
    random.drawInto(draws, count);
    spread(draws, isAtStart, count, sequence, 0);
    graph.sampleBoards(positions, draws, boards, count);
    random.drawInto(draws, count);
    spread(draws, isAtStart, count, sequence, 1);
    graph.sampleContents(boards, draws, positions, count);
    if (bias) redraw(graph, bias, { boards, positions, count }, random);
    random.drawInto(draws, count);
    for (let at = 0; at < count; at += 1) {
      if (counter.count(positions[at] as number) === earlyStop.visits) frequent += 1;
      const restarts = (draws[at] as number) < restartBelow;
      isAtStart[at] = restarts ? 1 : 0;
      if (restarts) positions[at] = content;
    }
    made += count;
  }
  return { ...counter.drain(), steps: made };
}

/** The steps of Roberts' R2 sequence in two dimensions, of 32 bits: the powers of the inverse of the plastic number. */
const EVEN_STEPS = [0xc1_3f_a9_a9, 0x91_e1_0d_a5] as const;

/** Replaces the draws of walkers at the start by the next of an evenly distributed sequence in one of two dimensions. */
function spread(
  draws: Uint32Array,
  isAtStart: Uint8Array,
  count: number,
  sequence: Uint32Array,
  dimension: 0 | 1,
): void {
  const step = EVEN_STEPS[dimension];
  let next = sequence[dimension] as number;
  for (let at = 0; at < count; at += 1)
    if (isAtStart[at] === 1) {
      next = (next + step) >>> 0;
      draws[at] = next;
    }
  sequence[dimension] = next;
}

/** Chooses another content of the same board for walkers whose content does not match the bias, a few times. */
function redraw(
  graph: WalkableGraph,
  bias: WalkBias,
  walkers: { readonly boards: Uint32Array; readonly positions: Uint32Array; readonly count: number },
  random: RandomSource,
): void {
  const { boards, positions, count } = walkers;
  const draws = new Uint32Array(count);
  const others = new Uint32Array(count);
  for (let nth = 0; nth < BIASED_DRAWS; nth += 1) {
    random.drawInto(draws, count);
    graph.sampleContents(boards, draws, others, count);
    for (let at = 0; at < count; at += 1)
      if (!graph.matches(positions[at] as number, bias) && graph.matches(others[at] as number, bias))
        positions[at] = others[at] as number;
  }
}

/**
 * Combines the visits of several starts to a score per content: the square of the sum of their square roots. The starts
 * themselves have none.
 */
export function combineVisits(visits: readonly Visits[], starts: ReadonlySet<number>): Scores {
  const roots = new Map<number, number>();
  if (visits.length === 1) {
    const [{ nodes, counts } = NO_VISITS] = visits;
    return { contents: nodes, scores: counts.map((count, at) => (starts.has(nodes[at] ?? 0) ? 0 : count)) };
  }
  for (const { nodes, counts } of visits)
    for (const [at, node] of nodes.entries())
      if (!starts.has(node)) roots.set(node, (roots.get(node) ?? 0) + Math.sqrt(counts[at] ?? 0));
  return {
    contents: Uint32Array.from(roots.keys()),
    scores: Float64Array.from(roots.values(), (root) => root * root),
  };
}

type Scores = { readonly contents: Uint32Array; readonly scores: Float64Array };

const NO_VISITS: Visits = { nodes: new Uint32Array(), counts: new Float64Array() };

/**
 * Returns the contents with the best scores, best first; of equal ones the greater node first. Most contents have one
 * visit, so all are compared by number first, and few are sorted.
 */
function selectBest({ contents, scores }: Scores, limit: number): readonly WalkResult[] {
  const cutoff = scores.length > limit ? (scores.toSorted()[scores.length - limit] ?? 0) : 0;
  const above: WalkResult[] = [];
  const equal: WalkResult[] = [];
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] as number;
    if (score < cutoff || score === 0) continue;
    const list = score > cutoff ? above : equal;
    if (above.length + equal.length < limit || list === above)
      list.push({ content: contents[at] as number, score });
  }
  return [...above, ...equal]
    .toSorted((one, other) => other.score - one.score || other.content - one.content)
    .slice(0, limit);
}
