import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import type { SignedIn } from '@pegboard/bff/src/platform/http/viewer.ts';
import { COPY_DISTANCE_MAX, findBlock } from '@pegboard/bff/src/pins/image-blocks/index.ts';
import { decideMany } from '@pegboard/bff/src/safety/reports/decide-many.ts';
import type { Deps } from '@pegboard/bff/src/site/deps.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Bench } from '../bench-function.ts';
import { SITE_SECRET } from '../server/open-site.ts';
import { median } from '../stats.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { seedWorld } from '../world/seed-world.ts';
import { openTempSite } from '../world/temp-database.ts';

const MODERATOR = 'maker2000';
const DECISION_AT_MOST_MS = 300;
const CHECK_AT_MOST_MS = 2;
/** The ratio of a decision among many others to a single one. */
const BULK_RATIO_AT_MOST = 1.5;
const AT_ONCE = 50;
const ROUNDS = 5;
const CHECKS = 400;

/**
 * Measures the decisions of a moderator, one by one and 50 at once, and the check of an image against the block list (OP-06). `--pins` and
 * `--hashes` set the sizes.
 */
export const moderationBench: Bench = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pins: { type: 'string', default: '100000' },
      hashes: { type: 'string', default: '1000000' },
    },
  });
  const [pins, hashes] = [Number(values.pins), Number(values.hashes)];
  if (!(pins >= 2 * AT_ONCE * (ROUNDS + 1) && hashes > 0))
    throw new RangeError('--pins is 600 or more, and --hashes above 0.');
  const site = await openTempSite();
  try {
    await seedWorld(site.url, { pins });
    await seedReports(site.url, hashes);
    const { deps, close } = await createDeps(
      readEnv({
        NODE_ENV: 'production',
        DATABASE_URL: site.url,
        PEGBOARD_DATA_DIR: site.dataDir,
        PEGBOARD_SECRET: SITE_SECRET,
        PEGBOARD_DEMO: 'off',
        PEGBOARD_AVIF: 'off',
        LOG_LEVEL: 'error',
      }),
      () => undefined,
    );
    try {
      const { single, bulk } = await measureDecisions(deps);
      const check = await measureChecks(deps);
      console.log(`a decision ${single.toFixed(1)} ms, ${AT_ONCE} at once ${bulk.toFixed(1)} ms`);
      console.log(
        `a check of ${hashes} hashes ${check.elapsed.toFixed(2)} ms, of processors ${check.cpu.toFixed(2)} ms`,
      );
      return printThresholds([
        atMost('ms of a decision, median', single, DECISION_AT_MOST_MS),
        atMost(
          `ms of a decision among ${AT_ONCE} ÷ of a single one`,
          bulk / AT_ONCE / single,
          BULK_RATIO_AT_MOST,
        ),
        atMost(`processor ms of a check of ${hashes} hashes`, check.cpu, CHECK_AT_MOST_MS),
      ]);
    } finally {
      await close();
    }
  } finally {
    await site.close();
  }
};

/** Returns the milliseconds of a removal, and of 50 at once: medians, after a round that compiles the code. */
async function measureDecisions(deps: Deps): Promise<{ readonly single: number; readonly bulk: number }> {
  const moderator = await findMember(deps.db, MODERATOR);
  const ids = await reportedIds(deps);
  const singles: number[] = [];
  const bulks: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [one, many] = [ids.splice(0, AT_ONCE), ids.splice(0, AT_ONCE)];
    const times: number[] = [];
    for (const id of one) times.push(await timeRemoval(deps, moderator, [id]));
    const bulk = await timeRemoval(deps, moderator, many);
    if (round === 0) continue;
    singles.push(...times);
    bulks.push(bulk);
  }
  return { single: median(singles), bulk: median(bulks) };
}

async function timeRemoval(deps: Deps, moderator: SignedIn, ids: readonly bigint[]): Promise<number> {
  const subjects = ids.map((objectId) => ({ kind: 'pin' as const, objectId }));
  const made = { decision: 'remove' as const, note: null, statement: null };
  const since = performance.now();
  const { decided } = await decideMany(deps, moderator, subjects, made);
  const ms = performance.now() - since;
  if (decided !== ids.length) throw new Error(`${decided} of ${ids.length} reports were decided on.`);
  return ms;
}

/**
 * Returns the milliseconds of a check of an image that is not blocked, after one that loads the list: the median of elapsed time, and the
 * processor time of this process, which does not depend on other load.
 */
async function measureChecks({ db }: Deps): Promise<{ readonly elapsed: number; readonly cpu: number }> {
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let nth = 0; nth <= CHECKS; nth += 1) {
    const copyHash = createHash('sha256').update(`image ${nth}`).digest('hex');
    const since = performance.now();
    const found = await findBlock(db, { sha256: copyHash, copyHash });
    if (found !== undefined) throw new Error('An image is blocked that the list does not have.');
    if (nth > 0) times.push(performance.now() - since);
    else before = process.cpuUsage();
  }
  const { user, system } = process.cpuUsage(before);
  return { elapsed: median(times), cpu: (user + system) / 1000 / CHECKS };
}

async function reportedIds({ db }: Deps): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>('select object_id::text as id from reports order by id');
  return rows.map(({ id }) => BigInt(id));
}

/** Reports the Pins that are saved most, and blocks images by random hashes, which is the slowest case of the search. */
async function seedReports(url: string, hashes: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`update users set role = 'moderator' where username = '${MODERATOR}'`);
    await client.query(
      `insert into reports (id, kind, object_id, owner_id, seen_id, excerpt, reason)
      select row_number() over (), 'pin', id, creator_id, id, 'A Pin', 'spam' from (
        select contents.id, creator_id from contents join users on users.id = creator_id where username <> '${MODERATOR}'
        order by save_count desc, contents.id limit ${2 * AT_ONCE * (ROUNDS + 1)}) as popular`,
    );
    await client.query(
      `insert into image_blocks (id, sha256, copy_hash, distance, reason, created_at)
      select n, encode(sha256(('file ' || n)::bytea), 'hex'), encode(sha256(('hash ' || n)::bytea), 'hex'),
        ${COPY_DISTANCE_MAX}, 'Known abuse', now() from generate_series(1, ${hashes}) n`,
    );
    await client.query('vacuum analyze reports, image_blocks');
  } finally {
    await client.end();
  }
}
