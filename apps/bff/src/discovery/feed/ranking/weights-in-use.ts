import { sql } from 'drizzle-orm';
import type { ClockDeps, DatabaseDeps } from '../../../platform/deps.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { FEATURES_LAYOUT } from './features.ts';
import { PRIOR_WEIGHTS, type Weights } from './model.ts';

/** The weights by which feeds are ranked, and their version; version 0 is the prior. */
export type WeightsInUse = { readonly version: number; readonly weights: Weights };

/** Returns the weights in use. */
export type ReadWeights = () => Promise<WeightsInUse>;

const PRIOR: WeightsInUse = { version: 0, weights: PRIOR_WEIGHTS };
/** The time after which a process reads the weights again. */
const READ_EVERY_MS = 60_000;

const latestModel = defineStatement<{ readonly version: number; readonly weights: string | null }>(
  'latest model of home feeds',
  () => sql`select version, weights::text from home_feed_models
    where layout = ${FEATURES_LAYOUT} order by version desc limit 1`,
);

/** Reads the weights in use from the database: those of the latest model, or the prior if it is not better. */
export async function readWeights({ db }: DatabaseDeps): Promise<WeightsInUse> {
  const [latest] = await latestModel(db, {});
  if (latest?.weights == null) return PRIOR;
  const weights = latest.weights.slice(1, -1).split(',').map(Number);
  return weights.length === PRIOR_WEIGHTS.length ? { version: latest.version, weights } : PRIOR;
}

/** Creates the function that returns the weights in use: read once a minute, in the background after the first time. */
export function createWeightsReader({ db, now }: DatabaseDeps & ClockDeps): ReadWeights {
  let known: Promise<WeightsInUse> | undefined;
  let readAtMs = 0;
  return async () => {
    const nowMs = now().getTime();
    if (known === undefined || Math.abs(nowMs - readAtMs) >= READ_EVERY_MS) {
      const before = known;
      readAtMs = nowMs;
      const read = readWeights({ db });
      // A process that cannot read them continues with those it has.
      const next = read.catch(() => before ?? PRIOR);
      if (before === undefined) known = next;
      else void next.then((weights) => (known = Promise.resolve(weights)));
    }
    return known ?? PRIOR;
  };
}
