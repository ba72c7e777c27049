import type { PinGraph } from './pin-graph.ts';
import { walk } from './walk.ts';

/** A request for contents near others. */
export type WalkRequest = {
  /** The contents to start from, with weights above 0. At most 20 are used, the first ones. */
  readonly starts: readonly { readonly contentId: bigint; readonly weight: number }[];
  /** The same seed gives the same contents while the graph does not change. */
  readonly seed: number;
  /** The number of contents; 500 at most. */
  readonly limit: number;
  /** A topic whose contents are preferred. */
  readonly topicId?: bigint | undefined;
  /** A language, such as `de`, of creators whose contents are preferred. */
  readonly language?: string | undefined;
  /** Further contents about which facts are wanted, whether or not walks reach them. */
  readonly others?: readonly bigint[] | undefined;
};

/** A content with its score. Scores are comparable within a list. */
export type WalkedContent = { readonly contentId: bigint; readonly score: number } & ContentFacts;

/** Facts of the graph about a content. */
export type ContentFacts = {
  /** The number of boards that have it. */
  readonly saves: number;
  /** The share of contents that are as new or newer, from 0 to 1. */
  readonly exposure: number;
};

/**
 * The contents of a walk, best first, the other contents of the request that it did not return, with the score 0, and the version
 * of the graph; undefined without a graph.
 */
export type WalkAnswer =
  | {
      readonly contents: readonly WalkedContent[];
      readonly others: readonly WalkedContent[];
      readonly version: string;
    }
  | undefined;

const STARTS_MAX = 20;
const LIMIT_MAX = 500;
/** The parameters that `pnpm bench graph` chose: see docs/decisions/0050. */
const STEPS = 5000;
const RESTART = 0.4;
const EARLY_STOP = { nodes: 400, visits: 8 } as const;
/** The power of the number of boards by which visits are divided: contents on many boards are reached from everywhere. */
const POPULARITY_POWER = 0.2;
/** The least exposure of a content: the newest tenth of contents counts as equally new. */
const EXPOSURE_MIN = 0.1;

/**
 * Answers a request from a graph. Visits are divided by the square root of the exposure of a content, because new contents have
 * fewer saves than they will have, and by a root of its number of boards.
 */
export function walkRequest(graph: PinGraph, request: WalkRequest, version: string): NonNullable<WalkAnswer> {
  const starts = request.starts.slice(0, STARTS_MAX).flatMap(({ contentId, weight }) => {
    const content = graph.contents.find(contentId);
    return content === undefined ? [] : [{ content, weight }];
  });
  const { results } = walk(graph, {
    starts,
    seed: request.seed,
    steps: STEPS,
    restart: RESTART,
    earlyStop: EARLY_STOP,
    bias: graph.biasOf(request.topicId, request.language),
    limit: LIMIT_MAX,
  });
  const contents = results
    .map(({ content, score }) => ({
      content,
      score:
        score /
        Math.sqrt(Math.max(EXPOSURE_MIN, graph.exposure(content))) /
        graph.degree(content) ** POPULARITY_POWER,
    }))
    .toSorted((one, other) => other.score - one.score || other.content - one.content)
    .slice(0, request.limit)
    .map(({ content, score }) => ({
      contentId: graph.contents.idOf(content),
      score,
      ...factsOf(graph, content),
    }));
  const returned = new Set(contents.map(({ contentId }) => contentId));
  const others = (request.others ?? [])
    .filter((contentId) => !returned.has(contentId))
    .map((contentId) => ({ contentId, score: 0, ...factsOf(graph, graph.contents.find(contentId)) }));
  return { contents, others, version };
}

/** Returns the facts about a content; one that is not in the graph is new, or on no listed board. */
function factsOf(graph: PinGraph, content: number | undefined): ContentFacts {
  if (content === undefined) return { saves: 0, exposure: 0 };
  return { saves: graph.degree(content), exposure: graph.exposure(content) };
}
