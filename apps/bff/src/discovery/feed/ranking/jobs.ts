import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { toUtcDay } from '../../../engagement/events/index.ts';
import type { ClockDeps, DatabaseDeps, LogDeps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { FEATURES_LAYOUT } from './features.ts';
import { learnWeights, type LearningResult } from './learn-weights.ts';
import { PRIOR_WEIGHTS } from './model.ts';
import { FEATURE_STEPS } from './serve-marks.ts';

/** Retention of samples, and of the contents that a member saw, in days. */
export const SAMPLE_RETENTION_DAYS = 30;
export const SEEN_RETENTION_DAYS = 7;
/** The number of samples from which weights are learned and that are retained, the newest ones. */
const SAMPLES_MAX = 200_000;
/** The number of models that are retained, for comparison. */
const MODELS_MAX = 30;
/** The seed of the held-out samples. */
const SEED = 11;
const SAVE = 100;
const DAY_MS = 86_400_000;

/** Learns the weights of home feeds from the samples, and stores the result as the next model. */
export async function learnHomeWeights({ db, now }: DatabaseDeps & ClockDeps): Promise<LearningResult> {
  const { rows } = await db.execute<{ features: number[]; result: number }>(sql`
    select features, result from home_feed_samples where layout = ${FEATURES_LAYOUT}
    order by day desc, id limit ${SAMPLES_MAX}`);
  const samples = rows.map(({ features, result }) => ({
    features: features.map((step) => step / FEATURE_STEPS),
    result: result / SAVE,
  }));
  const learned = learnWeights(samples, PRIOR_WEIGHTS, SEED);
  const weights = learned.weights ? `{${learned.weights.join(',')}}` : null;
  await db.execute(sql`
    insert into home_feed_models (layout, weights, samples, learned_loss, prior_loss, created_at)
    values (${FEATURES_LAYOUT}, ${weights}::float8[], ${learned.samples}, ${learned.loss?.learned ?? null},
      ${learned.loss?.prior ?? null}, ${now().toISOString()}::timestamptz)`);
  await db.execute(sql`
    delete from home_feed_models where version <= (select max(version) from home_feed_models) - ${MODELS_MAX}`);
  return learned;
}

/** Learns the weights of home feeds from counted events, every night (SR-11). */
export const learnHomeWeightsJob = defineJob({
  name: 'learn-home-weights',
  data: z.object({}),
  cron: '20 4 * * *',
  async handle(_, deps: DatabaseDeps & ClockDeps & LogDeps) {
    const { weights, samples, loss } = await learnHomeWeights(deps);
    deps.log.info({ samples, loss, isUsed: weights !== undefined }, 'the weights of home feeds are learned');
  },
});

/** Deletes samples and records of seen contents after their retention, every night. */
export const purgeHomeRecords = defineJob({
  name: 'purge-home-records',
  data: z.object({}),
  cron: '40 4 * * *',
  async handle(_, { db, now }: DatabaseDeps & ClockDeps) {
    const msBefore = (days: number): number => now().getTime() - days * DAY_MS;
    await db.execute(
      sql`delete from home_feed_seen where updated_at < ${new Date(msBefore(SEEN_RETENTION_DAYS)).toISOString()}::timestamptz`,
    );
    await db.execute(
      sql`delete from home_feed_samples where day < ${toUtcDay(msBefore(SAMPLE_RETENTION_DAYS))}::date`,
    );
    await db.execute(sql`
      delete from home_feed_samples where id in (select id from home_feed_samples order by day desc, id offset ${SAMPLES_MAX})`);
  },
});
