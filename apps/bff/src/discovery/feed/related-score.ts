/** A content that may be related to a subject. */
export type RelatedCandidate = {
  readonly contentId: bigint;
  readonly creatorId: bigint;
  readonly topicId: bigint | null;
  /** The score of walks from the subject; 0 if they do not reach it. */
  readonly walkScore: number;
  /** The number of boards that have it in the graph. */
  readonly saves: number;
  /** The share of contents that are as new or newer, from 0 to 1. */
  readonly exposure: number;
  /** The likeness of its image to that of the subject, from 0 to 1. */
  readonly likeness: number;
};

/** The properties of the subject of related pins. */
export type RelatedSubject = Pick<RelatedCandidate, 'creatorId' | 'topicId'>;

/** A content with its score, an integer as in cursors. */
export type ScoredContent = { readonly contentId: bigint; readonly score: number };

/**
 * The features of a candidate, all from 0 to 1.
 *
 * - `walk`: the root of the score of walks, relative to the best candidate.
 * - `creatorWalk`: the root of the sum of the scores of the creator's other contents, relative to the creator with most.
 * - `topicWalk`: the share of its topic in all scores.
 * - `sameCreator`, `sameTopic`: 1 if it has the creator, or the topic, of the subject.
 * - `saves`: log2(1 + saves) / 10, at most 1.
 * - `exposure`: of contents with equally many saves, newer ones are saved more often.
 * - `likeness`: of its image.
 */
export const RELATED_FEATURES = [
  'walk',
  'creatorWalk',
  'topicWalk',
  'sameCreator',
  'sameTopic',
  'saves',
  'exposure',
  'likeness',
] as const;

/** The name of a feature. */
export type RelatedFeature = (typeof RELATED_FEATURES)[number];

/**
 * The weights of the features in a linear score, by which one content is chosen of the list (a softmax). Those of a site
 * are not learned: `tooling/bench/graph/learn-related.ts` learned these from worlds that the thresholds do not use. No generated
 * world has images, so the weight of `likeness` is chosen.
 */
export const RELATED_WEIGHTS: Readonly<Record<RelatedFeature, number>> = {
  walk: 2.93,
  creatorWalk: 1.41,
  topicWalk: 1.98,
  sameCreator: 0.52,
  sameTopic: 1.09,
  saves: 3.08,
  exposure: -1.7,
  likeness: 0.5,
};

const POPULAR_LOG2 = 10;
/** The points of 1 in cursors, which have integers. */
const POINTS = 1000;

/** Returns the features of each candidate, in their order. */
export function relatedFeatures(
  subject: RelatedSubject,
  candidates: readonly RelatedCandidate[],
): readonly Readonly<Record<RelatedFeature, number>>[] {
  const ofCreator = sumScores(candidates, ({ creatorId }) => creatorId);
  const ofTopic = sumScores(candidates, ({ topicId }) => topicId);
  const best = candidates.reduce((max, { walkScore }) => Math.max(max, walkScore), 0) || 1;
  const bestCreator = Math.max(0, ...ofCreator.values()) || 1;
  const total = candidates.reduce((sum, { walkScore }) => sum + walkScore, 0) || 1;
  return candidates.map(({ creatorId, topicId, walkScore, saves, exposure, likeness }) => ({
    walk: Math.sqrt(walkScore / best),
    creatorWalk: Math.sqrt(Math.max(0, (ofCreator.get(creatorId) ?? 0) - walkScore) / bestCreator),
    topicWalk: topicId === null ? 0 : (ofTopic.get(topicId) ?? 0) / total,
    sameCreator: Number(creatorId === subject.creatorId),
    sameTopic: Number(topicId !== null && topicId === subject.topicId),
    saves: Math.min(1, Math.log2(1 + saves) / POPULAR_LOG2),
    exposure,
    likeness,
  }));
}

/** Returns the candidates with their scores, best first; of equal ones the newer first (SR-10). */
export function scoreRelated(
  subject: RelatedSubject,
  candidates: readonly RelatedCandidate[],
): readonly ScoredContent[] {
  const features = relatedFeatures(subject, candidates);
  return candidates
    .map(({ contentId }, at) => ({ contentId, score: Math.round(POINTS * linearScore(features[at])) }))
    .toSorted((one, other) => other.score - one.score || Number(other.contentId - one.contentId));
}

function linearScore(features: Readonly<Record<RelatedFeature, number>> | undefined): number {
  return RELATED_FEATURES.reduce((sum, name) => sum + (features?.[name] ?? 0) * RELATED_WEIGHTS[name], 0);
}

function sumScores<Key>(
  candidates: readonly RelatedCandidate[],
  keyOf: (candidate: RelatedCandidate) => Key,
): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const candidate of candidates)
    sums.set(keyOf(candidate), (sums.get(keyOf(candidate)) ?? 0) + candidate.walkScore);
  return sums;
}
