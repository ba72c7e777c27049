import type { FeatureVector } from './features.ts';
import { mix } from './mix.ts';
import { logistic, logOdds, type Weights } from './model.ts';

/** An impression of a pin on a home feed: its features as it was served, and its result from 0 (only seen) to 1 (saved). */
export type Sample = { readonly features: FeatureVector; readonly result: number };

/** The weights that a site uses, and the evidence for them. */
export type LearningResult = {
  /** The learned weights; undefined if those in use are not to be replaced by learned ones. */
  readonly weights: Weights | undefined;
  readonly samples: number;
  /** Mean log loss on the held-out samples; undefined with too few samples. */
  readonly loss: { readonly learned: number; readonly prior: number } | undefined;
};

/** The least number of samples from which weights are learned, and of those that were more than seen. */
export const SAMPLES_MIN = 2000;
export const ENGAGED_MIN = 50;
/** Every fifth sample is held out. */
const HELD_OUT_EVERY = 5;
/** The strength of the prior: a weight at a distance d from it costs 2.5 d², where an error of log-odds 5 costs 5. */
const STRENGTH = 5;
const STEPS_MAX = 25;
const CONVERGED = 1e-6;

/**
 * Learns weights from samples by logistic regression, regularized towards the prior. They are used only if their log loss on
 * samples that were not learned from is less than that of the prior. Fewer than 2,000 samples, or 50 engagements, give the
 * prior. The same samples and seed give the same weights.
 */
export function learnWeights(samples: readonly Sample[], prior: Weights, seed: number): LearningResult {
  const engaged = samples.filter(({ result }) => result > 0).length;
  if (samples.length < SAMPLES_MIN || engaged < ENGAGED_MIN)
    return { weights: undefined, samples: samples.length, loss: undefined };
  const training = samples.filter((_, at) => !isHeldOut(at, seed));
  const weights = fitWeights(training, prior);
  const heldOut = samples.filter((_, at) => isHeldOut(at, seed));
  const loss = { learned: logLoss(heldOut, weights), prior: logLoss(heldOut, prior) };
  return { weights: loss.learned < loss.prior ? weights : undefined, samples: samples.length, loss };
}

/** Returns whether the sample at a position is held out. */
export function isHeldOut(at: number, seed: number): boolean {
  return mix(at, seed) % HELD_OUT_EVERY === 0;
}

/** Returns the weights with the least regularized log loss, by Newton's method. */
export function fitWeights(samples: readonly Sample[], prior: Weights): Weights {
  const size = prior.length;
  let weights = [...prior];
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const gradient = weights.map((weight, at) => STRENGTH * (weight - (prior[at] ?? 0)));
    const hessian = Float64Array.from({ length: size * size }, (_, at) =>
      at % (size + 1) === 0 ? STRENGTH : 0,
    );
    for (const { features, result } of samples) {
      const expected = logistic(logOdds(weights, features));
      const curvature = expected * (1 - expected);
      const valueAt = (at: number): number => (at === 0 ? 1 : (features[at - 1] ?? 0));
      for (let row = 0; row < size; row += 1) {
        const value = valueAt(row);
        if (value === 0) continue;
        gradient[row] = (gradient[row] ?? 0) + (expected - result) * value;
        for (let column = 0; column < size; column += 1) {
          const at = row * size + column;
          hessian[at] = (hessian[at] ?? 0) + curvature * value * valueAt(column);
        }
      }
    }
    const change = solve(hessian, gradient);
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < CONVERGED) break;
  }
  return weights;
}

/** Returns the mean log loss of weights on samples. */
export function logLoss(samples: readonly Sample[], weights: Weights): number {
  let sum = 0;
  for (const { features, result } of samples) {
    const expected = logistic(logOdds(weights, features));
    sum -= result * Math.log(expected) + (1 - result) * Math.log(1 - expected);
  }
  return sum / Math.max(1, samples.length);
}

/** Solves a system of linear equations whose matrix, row by row, is symmetric and positive definite: no pivots are needed. */
function solve(matrix: Float64Array, right: readonly number[]): readonly number[] {
  const size = right.length;
  const rows = matrix.slice();
  const values = [...right];
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = (rows[row * size + pivot] ?? 0) / (rows[pivot * size + pivot] ?? 1);
      for (let column = pivot; column < size; column += 1)
        rows[row * size + column] =
          (rows[row * size + column] ?? 0) - factor * (rows[pivot * size + column] ?? 0);
      values[row] = (values[row] ?? 0) - factor * (values[pivot] ?? 0);
    }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = values[row] ?? 0;
    for (let column = row + 1; column < size; column += 1)
      sum -= (rows[row * size + column] ?? 0) * (values[column] ?? 0);
    values[row] = sum / (rows[row * size + row] ?? 1);
  }
  return values;
}
