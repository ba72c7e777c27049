import { mix } from './mix.ts';

/** The properties of a scored candidate on which the order of a page depends. */
export type Arrangeable = {
  readonly contentId: bigint;
  readonly creatorId: bigint;
  readonly boardId: bigint;
  readonly topicId: bigint | null;
  readonly duplicateKey: string;
  readonly score: number;
  readonly isExploration: boolean;
};

/** A candidate at its place, with its rank by score alone; ranks are counted from 1. */
export type Arranged<T> = { readonly candidate: T; readonly rankBefore: number };

/** Every eighth pin of a page is exploration, if there is any. */
export const EXPLORE_EVERY = 8;
/** The greatest number of pins in a row with the same creator, board or topic. */
const IN_A_ROW = { creator: 1, board: 2, topic: 2 } as const;
/** The violations that a duplicate counts as: more than all others. */
const DUPLICATE = 10;
/** The factor by which a score is multiplied for each earlier pin of the page with the same creator, or topic. */
const REPEATED = { creator: 0.75, topic: 0.95 } as const;

/**
 * Orders candidates and returns the first `size` of them: by score, where each repetition of a creator or topic lowers the
 * score, and no more pins in a row than `IN_A_ROW` share a creator, board or topic. Every eighth is drawn from exploration by the seed. A
 * duplicate of an earlier pin comes after everything else. Where every candidate breaks a limit, the fewest are broken.
 */
export function arrangePage<T extends Arrangeable>(
  candidates: readonly T[],
  { size, seed }: { readonly size: number; readonly seed: number },
): readonly Arranged<T>[] {
  const left = rankByScore(candidates).map((candidate, at) => ({ candidate, rankBefore: at + 1 }));
  const page: Arranged<T>[] = [];
  const counts = { creator: new Map<bigint, number>(), topic: new Map<bigint | null, number>() };
  const shown = new Set<string>();
  const add = (at: number): void => {
    const [next] = left.splice(at, 1);
    if (!next) return;
    page.push(next);
    const { creatorId, topicId, duplicateKey } = next.candidate;
    counts.creator.set(creatorId, (counts.creator.get(creatorId) ?? 0) + 1);
    if (topicId !== null) counts.topic.set(topicId, (counts.topic.get(topicId) ?? 0) + 1);
    shown.add(duplicateKey);
  };
  while (page.length < size && left.length > 0) {
    const limits = limitsAfter(page);
    const violationsOf = ({ candidate }: Arranged<T>): number =>
      (shown.has(candidate.duplicateKey) ? DUPLICATE : 0) + countViolations(limits, candidate);
    if ((page.length + 1) % EXPLORE_EVERY === 0) {
      const explored = drawExploration(left, (one) => violationsOf(one) === 0, seed);
      if (explored !== undefined) {
        add(explored);
        continue;
      }
    }
    const worthOf = ({ candidate: { score, creatorId, topicId } }: Arranged<T>): number =>
      score *
      REPEATED.creator ** (counts.creator.get(creatorId) ?? 0) *
      REPEATED.topic ** (counts.topic.get(topicId) ?? 0);
    // Scores are at most 1, so a violation outweighs every score.
    add(bestOf(left, (one) => worthOf(one) - violationsOf(one)) ?? 0);
  }
  return page;
}

/** Returns candidates by score, best first, and newest first of equal ones. */
export function rankByScore<T extends Pick<Arrangeable, 'score' | 'contentId'>>(
  candidates: readonly T[],
): readonly T[] {
  return candidates.toSorted(
    (one, other) => other.score - one.score || (one.contentId < other.contentId ? 1 : -1),
  );
}

/** Returns the index of the entry with the greatest value of those that meet a condition; the first of equal ones. */
function bestOf<T>(
  all: readonly T[],
  valueOf: (one: T) => number,
  meets: (one: T) => boolean = () => true,
): number | undefined {
  let best: { readonly at: number; readonly value: number } | undefined;
  for (const [at, one] of all.entries()) {
    const value = valueOf(one);
    if ((best === undefined || value > best.value) && meets(one)) best = { at, value };
  }
  return best?.at;
}

function drawExploration<T extends Arrangeable>(
  left: readonly Arranged<T>[],
  meets: (one: Arranged<T>) => boolean,
  seed: number,
): number | undefined {
  const drawOf = ({ candidate }: Arranged<T>): number => drawnNumber(candidate.contentId, seed);
  return bestOf(left, drawOf, (one) => one.candidate.isExploration && meets(one));
}

/** Returns a number from 0 to 1 that is random over contents, and the same for the same seed. */
function drawnNumber(contentId: bigint, seed: number): number {
  return mix(Number(BigInt.asUintN(32, contentId ^ (contentId >> 22n))), seed) / 4_294_967_296;
}

/** The creator, board and topic of which there are as many pins in a row as there may be. */
type Limits = {
  readonly creatorId: bigint | undefined;
  readonly boardId: bigint | undefined;
  readonly topicId: bigint | null | undefined;
};

/** Returns the limits that the next pin of a page has to keep. */
function limitsAfter<T extends Arrangeable>(page: readonly Arranged<T>[]): Limits {
  const repeated = <V>(count: number, valueOf: (one: T) => V): V | undefined => {
    const values = page.slice(-count).map(({ candidate }) => valueOf(candidate));
    return values.length === count && values.every((value) => value === values[0]) ? values[0] : undefined;
  };
  return {
    creatorId: repeated(IN_A_ROW.creator, ({ creatorId }) => creatorId),
    boardId: repeated(IN_A_ROW.board, ({ boardId }) => boardId),
    topicId: repeated(IN_A_ROW.topic, ({ topicId }) => topicId),
  };
}

/** Returns the number of limits that a candidate would break. */
function countViolations(limits: Limits, { creatorId, boardId, topicId }: Arrangeable): number {
  return (
    Number(creatorId === limits.creatorId) +
    Number(boardId === limits.boardId) +
    Number(topicId !== null && topicId === limits.topicId)
  );
}
