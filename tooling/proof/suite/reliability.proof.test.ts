import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { getMutant, type MutantName } from '../mutants/mutants.ts';
import { SCENARIOS, type ScenarioName } from '../scenarios/index.ts';

const TIMEOUT_MS = 180_000;

test.for<[string, ScenarioName]>([
  [
    '[SF-11] [BF-10] kill -9 of the BFF while people save: nothing acknowledged is lost, nothing is there twice',
    'crash-bff',
  ],
  [
    '[SF-11] [BF-10] kill -9 of PostgreSQL while people save: the BFF stays, nothing is lost or there twice',
    'crash-postgres',
  ],
  ['[SF-11] answers lost on their way: a retry with the same key gives the same save, once', 'lost-answers'],
  ['[SF-11] one operation twenty times at once is one effect', 'races'],
  ['[SF-02] [SF-11] a hundred people × twenty quick saves at once: a board each, a pin each', 'quick-saves'],
  [
    '[BF-10] the database stops and is back: the process stays, refuses as db_unavailable, is good again',
    'database-stopped',
  ],
  [
    '[BF-10] the database is killed and starts again: the process stays, refuses as db_unavailable, is good again',
    'database-killed',
  ],
  [
    '[BF-10] the line to the database goes dead and is back: all is refused as db_unavailable, then good again',
    'database-silent',
  ],
  [
    '[BF-10] the database is frozen and thaws: all is refused as db_unavailable, then good again',
    'database-frozen',
  ],
  [
    '[BF-10] the disk is full: reads go on, writes are refused as storage_full, nothing acknowledged is lost',
    'full-disk',
  ],
  [
    '[BF-10] [BF-07] 500 photos are uploaded at once while pages are opened: no page fails, the memory stays',
    'upload-burst',
  ],
  ['[BF-10] [BF-11] two servers are replaced while people save: no request fails', 'rolling-restart'],
])('%s', { timeout: TIMEOUT_MS }, async ([, name], { skip }) => {
  const seed = randomInt(1_000_000);
  const { play, sizes } = SCENARIOS[name];
  const { summary, broken, late = [], skipped } = await play({ seed, size: sizes.suite });
  if (skipped !== undefined) {
    console.warn(`NOT PROVED: ${name}: ${skipped}`);
    skip(skipped);
  }
  console.log(`${summary} (pnpm proof ${name} --size ${sizes.suite} --seed ${seed})`);
  // A busy machine misses time limits: `pnpm proof` checks them, and health.test.ts with a fake clock.
  for (const line of late) console.warn(`LATE: ${line}`);
  expect(broken).toEqual([]);
});

test.for<MutantName>(['no idempotency', 'select, then insert quick saves'])(
  'the proofs see a server with the bug: %s',
  { timeout: TIMEOUT_MS },
  async (name) => {
    const { play, sizes } = SCENARIOS[getMutant(name).seenBy as ScenarioName];
    const { broken } = await play({ seed: 1, size: sizes.mutant, mutant: name });
    expect(broken).not.toEqual([]);
  },
);
