import type { HomeCandidate } from './home-candidate.ts';

/**
 * The features of a candidate, in the order in which they are stored. All are numbers from 0 to 1. A changed list needs a new
 * `FEATURES_LAYOUT`.
 *
 * - `followsCreator`, `followsBoard`, `followsTopic`: 1 if the member follows its creator, a board with it, its topic.
 * - `walk`: the root of the score of walks from the member's recent saves, relative to the best candidate.
 * - `isWalked`: 1 if walks reached it.
 * - `topicAffinity`, `creatorAffinity`: the root of the share of the member's newest saves with its topic, by its creator.
 * - `freshness`: 1 / (1 + age in days / 7).
 * - `popularity`: log2(1 + saves) / 10, at most 1.
 * - `saveRate`: saves per impression, smoothed with the prior of 2 saves in 100 impressions, times 10, at most 1.
 * - `repetition`: the share of the creator in the candidates of the page.
 */
export const FEATURES = [
  'followsCreator',
  'followsBoard',
  'followsTopic',
  'walk',
  'isWalked',
  'topicAffinity',
  'creatorAffinity',
  'freshness',
  'popularity',
  'saveRate',
  'repetition',
] as const;

/** The name of a feature. */
export type FeatureName = (typeof FEATURES)[number];

/** The number of the list of features: samples and weights of other lists are not used. */
export const FEATURES_LAYOUT = 1;

/** The features of a candidate, in the order of `FEATURES`. */
export type FeatureVector = readonly number[];

const DAY_MS = 86_400_000;
const FRESH_DAYS = 7;
const POPULAR_LOG2 = 10;
/** The prior of the save rate: a content without impressions has the rate 0.02. */
const PRIOR_SAVES = 2;
const PRIOR_IMPRESSIONS = 100;
const SAVE_RATE_SCALE = 10;

/** Facts about a page on which features depend. */
export type FeatureContext = {
  readonly now: Date;
  /** The number of candidates of each creator. */
  readonly ofCreator: ReadonlyMap<bigint, number>;
  readonly candidates: number;
};

/** Returns the context of the features of these candidates. */
export function featureContext(candidates: readonly HomeCandidate[], now: Date): FeatureContext {
  const ofCreator = new Map<bigint, number>();
  for (const { creatorId } of candidates) ofCreator.set(creatorId, (ofCreator.get(creatorId) ?? 0) + 1);
  return { now, ofCreator, candidates: candidates.length };
}

/** Returns the saves per impression of a content, smoothed by the prior. */
export function smoothedSaveRate({
  saveCount,
  impressions,
}: Pick<HomeCandidate, 'saveCount' | 'impressions'>): number {
  return (saveCount + PRIOR_SAVES) / (Math.max(saveCount, impressions) + PRIOR_IMPRESSIONS);
}

/** Returns the features of a candidate. */
export function featuresOf(candidate: HomeCandidate, context: FeatureContext): FeatureVector {
  const ageDays = Math.max(0, context.now.getTime() - candidate.createdAt.getTime()) / DAY_MS;
  const shareOfSaves = (saves: number): number => Math.sqrt(saves / Math.max(1, candidate.ownSaves));
  const values: Readonly<Record<FeatureName, number>> = {
    followsCreator: Number(candidate.followsCreator),
    followsBoard: Number(candidate.followedBoardId !== null),
    followsTopic: Number(candidate.followsTopic),
    walk: Math.sqrt(candidate.walkScore),
    isWalked: Number(candidate.walkScore > 0),
    topicAffinity: shareOfSaves(candidate.savesOfTopic),
    creatorAffinity: shareOfSaves(candidate.savesOfCreator),
    freshness: 1 / (1 + ageDays / FRESH_DAYS),
    popularity: Math.log2(1 + candidate.saveCount) / POPULAR_LOG2,
    saveRate: smoothedSaveRate(candidate) * SAVE_RATE_SCALE,
    repetition: (context.ofCreator.get(candidate.creatorId) ?? 1) / Math.max(1, context.candidates),
  };
  return FEATURES.map((name) => Math.min(1, Math.max(0, values[name])));
}
