import { expect, test } from 'vitest';
import { createRandom } from '../../graph/random.ts';
import { FEATURES } from './features.ts';
import { fitWeights, isHeldOut, learnWeights, logLoss, SAMPLES_MIN, type Sample } from './learn-weights.ts';
import { logistic, logOdds, PRIOR_WEIGHTS, type Weights } from './model.ts';

/** Returns samples whose results follow these weights. */
function samplesOf(truth: Weights, count: number, seed: number): readonly Sample[] {
  const numbers = new Uint32Array(count * (FEATURES.length + 1));
  createRandom(seed).drawInto(numbers, numbers.length);
  const draw = (at: number): number => (numbers[at] ?? 0) / 4_294_967_296;
  return Array.from({ length: count }, (_, nth) => {
    const first = nth * (FEATURES.length + 1);
    const features = FEATURES.map((__, at) => draw(first + at + 1));
    return { features, result: Number(draw(first) < logistic(logOdds(truth, features))) };
  });
}
/** Weights of a site where members engage with other things than the prior expects. */
const OTHER: Weights = PRIOR_WEIGHTS.map((weight, at) =>
  at === 0 ? -2 : at % 2 === 0 ? -weight : weight + 1,
);

test('[SR-11] weights are learned from samples, and are better on those that were held out', () => {
  const result = learnWeights(samplesOf(OTHER, 8000, 1), PRIOR_WEIGHTS, 3);
  expect(result.weights).toHaveLength(PRIOR_WEIGHTS.length);
  expect(result.loss?.learned).toBeLessThan((result.loss?.prior ?? 0) * 0.9);
  const unknown = samplesOf(OTHER, 4000, 2);
  expect(logLoss(unknown, result.weights ?? [])).toBeLessThan(logLoss(unknown, OTHER) * 1.02);
});

test('[SR-11] the same samples and seed give the same weights', () => {
  const samples = samplesOf(OTHER, 3000, 1);
  expect(learnWeights(samples, PRIOR_WEIGHTS, 3)).toEqual(learnWeights(samples, PRIOR_WEIGHTS, 3));
});

test('[SR-11] too few samples, or too few engagements, give the prior', () => {
  expect(learnWeights(samplesOf(OTHER, SAMPLES_MIN - 1, 1), PRIOR_WEIGHTS, 3).weights).toBeUndefined();
  const onlySeen = samplesOf(OTHER, 5000, 1).map(({ features }, at) => ({
    features,
    result: at < 49 ? 1 : 0,
  }));
  expect(learnWeights(onlySeen, PRIOR_WEIGHTS, 3).weights).toBeUndefined();
});

test('[SR-11] learned weights that are worse than the prior on held-out samples are not used', () => {
  // The held-out samples follow the prior, the others the opposite.
  const opposite = PRIOR_WEIGHTS.map((weight, at) => (at === 0 ? 0 : -weight * 2));
  const follows = samplesOf([0, ...PRIOR_WEIGHTS.slice(1)], 5000, 1);
  const prior: Weights = [0, ...PRIOR_WEIGHTS.slice(1)];
  const against = samplesOf(opposite, 5000, 1);
  const mixed = follows.map((sample, at) => (isHeldOut(at, 3) ? sample : (against[at] ?? sample)));
  const result = learnWeights(mixed, prior, 3);
  expect(result.loss?.learned).toBeGreaterThan(result.loss?.prior ?? Infinity);
  expect(result.weights).toBeUndefined();
});

test('[SR-11] few samples change the prior little, many replace it', () => {
  const far = (count: number): number => {
    const weights = fitWeights(samplesOf(OTHER, count, 4), PRIOR_WEIGHTS);
    return Math.max(...weights.map((weight, at) => Math.abs(weight - (PRIOR_WEIGHTS[at] ?? 0))));
  };
  expect(far(0)).toBeLessThan(1e-9);
  expect(far(20)).toBeLessThan(0.5);
  expect(far(20_000)).toBeGreaterThan(2);
});
