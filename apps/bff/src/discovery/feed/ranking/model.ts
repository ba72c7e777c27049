import { FEATURES, type FeatureName, type FeatureVector } from './features.ts';

/** The weights of the model: the intercept, then one for each of `FEATURES`. */
export type Weights = readonly number[];

/**
 * The weights of a site without learned ones, chosen by `pnpm bench home` on worlds that its thresholds do not use. In points
 * of log-odds:
 *
 * - A pin that nothing speaks for is engaged with once in two hundred impressions.
 * - Following a person says most, because the member asked for their pins; a board less; a topic, which is wide, least.
 * - Where walks from the member's own saves end is the best evidence of a taste: more, the better the score.
 * - Newer is better, and so is what others save, but neither outweighs a taste.
 * - Many candidates of one creator are worth less each.
 */
const PRIOR: Readonly<Record<FeatureName, number>> = {
  followsCreator: 1,
  followsBoard: 0.8,
  followsTopic: 0.4,
  walk: 2,
  isWalked: 0.4,
  topicAffinity: 1.2,
  creatorAffinity: 2,
  freshness: 0.8,
  popularity: 0.8,
  saveRate: 0.5,
  repetition: -0.6,
};
const PRIOR_INTERCEPT = -5.3;

/** The weights of `PRIOR` in the order of `FEATURES`, after the intercept. */
export const PRIOR_WEIGHTS: Weights = [PRIOR_INTERCEPT, ...FEATURES.map((name) => PRIOR[name])];

/** Returns the log-odds of an engagement. */
export function logOdds(weights: Weights, features: FeatureVector): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at + 1] ?? 0), weights[0] ?? 0);
}

/** Returns the expected engagement of a pin, from 0 to 1: 1 is a save. */
export function score(weights: Weights, features: FeatureVector): number {
  return logistic(logOdds(weights, features));
}

/** Returns the logistic function of a number. */
export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
