import { expect, test } from 'vitest';
import { BATCH_MAX, BATCH_MIN, nextBatch } from './next-batch.ts';

test.each([
  ['is larger after a quick full step', 200, { handled: 200, ms: 100 }, 400],
  ['stays after a step that was not full', 200, { handled: 199, ms: 100 }, 200],
  ['stays after a step of moderate time', 400, { handled: 400, ms: 700 }, 400],
  ['is smaller after a slow step', 400, { handled: 400, ms: 1200 }, 200],
  ['has a maximum', BATCH_MAX, { handled: BATCH_MAX, ms: 1 }, BATCH_MAX],
  ['has a minimum', BATCH_MIN, { handled: BATCH_MIN, ms: 4000 }, BATCH_MIN],
] as const)('[SR-09] the next step %s', (_, batch, step, next) => {
  expect(nextBatch(batch, step)).toBe(next);
});
