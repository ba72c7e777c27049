import { parseArgs } from 'node:util';
import {
  RELATED_FEATURES,
  relatedFeatures,
  type RelatedFeature,
} from '@pegboard/bff/src/discovery/feed/related-score.ts';
import { relatedCandidates } from './quality.ts';
import { createSavesWorld, graphOf, type WorldShape } from './saves-world.ts';

/** Worlds that differ from those of the thresholds, and from each other in what they consist of. */
const SHAPES: readonly WorldShape[] = [
  {
    seed: 1,
    contents: 100_000,
    saves: 2_000_000,
    topics: 30,
    creatorSpread: 0,
    widths: [0.008, 0.15],
    strays: { toTopic: 0.15, toAny: 0.15 },
    drifting: 0.3,
  },
  {
    seed: 11,
    contents: 150_000,
    saves: 2_500_000,
    topics: 100,
    creatorSpread: 0.3,
    widths: [0.01, 0.08],
    strays: { toTopic: 0.25, toAny: 0.1 },
    drifting: 0.5,
  },
  {
    seed: 12,
    contents: 100_000,
    saves: 2_500_000,
    topics: 40,
    creatorSpread: 1,
    widths: [0.005, 0.1],
    strays: { toTopic: 0.1, toAny: 0.1 },
    drifting: 0.4,
  },
];
const SAVES_PER_WORLD = 2500;
const ROUNDS = 150;
const STEP = 0.3;
const DECAY = 0.0005;

type Sample = { readonly vectors: readonly (readonly number[])[]; readonly saved: number };

/** Learns the weights of related pins from generated worlds and prints them: node learn-related.ts [--without creatorWalk]. */
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } });
const names = RELATED_FEATURES.filter((name) => name !== 'likeness' && !values.without.includes(name));
const samples = SHAPES.flatMap(samplesOf);
const weights = learn(samples);
console.log(`${samples.length} saves of contents that are among the candidates`);
for (const [at, name] of names.entries()) console.log(`${name.padEnd(14)}${(weights[at] ?? 0).toFixed(2)}`);

/** Returns the candidates of each held-out save that is among them. */
function samplesOf(shape: WorldShape): readonly Sample[] {
  const world = createSavesWorld(shape);
  const candidatesOf = relatedCandidates(world, graphOf(world));
  return world.heldOut.slice(0, SAVES_PER_WORLD).flatMap(({ start, content }) => {
    const { subject, candidates } = candidatesOf(start);
    const saved = candidates.findIndex(({ contentId }) => contentId === BigInt(content + 1));
    if (saved === -1) return [];
    const vectors = relatedFeatures(subject, candidates).map((features) =>
      names.map((name: RelatedFeature) => features[name]),
    );
    return [{ vectors, saved }];
  });
}

/** Learns weights of a softmax over the candidates by gradient ascent with a step for each weight (AdaGrad). */
function learn(all: readonly Sample[]): readonly number[] {
  const learned = names.map(() => 0);
  const squares = names.map(() => 1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = names.map(() => 0);
    for (const { vectors, saved } of all) {
      const scores = vectors.map((vector) => dot(vector, learned));
      const highest = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - highest));
      const sum = odds.reduce((total, one) => total + one, 0);
      for (const [nth, vector] of vectors.entries()) {
        const surprise = Number(nth === saved) - (odds[nth] ?? 0) / sum;
        for (const [at, value] of vector.entries()) gradient[at] = (gradient[at] ?? 0) + surprise * value;
      }
    }
    for (const [at, total] of gradient.entries()) {
      const slope = total / all.length - DECAY * (learned[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + slope ** 2;
      learned[at] = (learned[at] ?? 0) + (STEP * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return learned;
}

function dot(vector: readonly number[], by: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * (by[at] ?? 0);
  return sum;
}
