import type pg from 'pg';
import { compareSchema, readMigrations } from '../migrations.ts';
import { appliedMigrations } from '../schema-of.ts';
import type { CheckResult } from './check-result.ts';

const CLOCK_SKEW_TOLERANCE_S = 2;
const CLOCK_WRONG_S = 30;
const JOBS_LATE_MINUTES = 30;
const EVENTS_LATE_MINUTES = 10;

/** Checks the version of the database server, and whether its schema is that of this version. */
export async function checkSchema(client: pg.Client): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { version = '', encoding = '' } = rows[0] ?? {};
  const server: CheckResult = {
    about: 'database',
    state: 'good',
    says: `PostgreSQL ${version}, ${encoding}`,
  };
  const about = 'tables';
  const state = compareSchema(readMigrations(), await appliedMigrations(client));
  if (state.kind === 'current') return [server, { about, state: 'good', says: 'up to date' }];
  if (state.kind === 'unknown')
    return [
      server,
      {
        about,
        state: 'wrong',
        says: 'were changed by another, probably newer, version: this one does not start',
        advice: 'Start that version, or restore the snapshot that it took (docs/keeping.md, Downgrade).',
      },
    ];
  return [
    server,
    {
      about,
      state: 'look',
      says: `${state.pending.length} migrations have to be applied`,
      advice: 'The next start does it, or: pegboard migrate',
    },
  ];
}

/**
 * Checks that the clocks of this machine and of the database agree, because sessions and leases depend on
 * seconds.
 */
export async function checkClock(client: pg.Client, now: () => Date): Promise<CheckResult> {
  const before = now().getTime();
  const { rows } = await client.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const after = now().getTime();
  const seconds = Math.round(Math.abs(Number(rows[0]?.ms) - (before + after) / 2)) / 1000;
  const says =
    seconds < 0.5 ? 'agrees with the database' : `differs by ${seconds} s from that of the database`;
  if (seconds < CLOCK_SKEW_TOLERANCE_S) return { about: 'clock', state: 'good', says };
  const advice = 'Let both machines set their clocks by the network (NTP).';
  return { about: 'clock', state: seconds < CLOCK_WRONG_S ? 'look' : 'wrong', says, advice };
}

type Jobs = { readonly failed: number; readonly waiting: number; readonly lateMinutes: number };

/** Checks that jobs are executed, and that none failed permanently. */
export async function checkJobs(client: pg.Client): Promise<readonly CheckResult[]> {
  const there = await client.query<{ isThere: boolean }>(
    `select to_regclass('jobs.job') is not null as "isThere"`,
  );
  if (there.rows[0]?.isThere !== true)
    return [{ about: 'jobs', state: 'good', says: 'none were ever queued' }];
  const { rows } = await client.query<Jobs>(`
    select count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))) / 60, 0)::int
        as "lateMinutes"
    from jobs.job where name not like '\\_\\_pgboss\\_\\_%'`);
  return toJobCheckResults(rows[0] ?? { failed: 0, waiting: 0, lateMinutes: 0 });
}

/** Checks that published events are moved to the queue. */
export async function checkEvents(client: pg.Client): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ waiting: number; late: number }>(`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(occurred_at)) / 60, 0)::int as late
    from (select occurred_at from domain_events order by id limit 10000) oldest`);
  const { waiting = 0, late = 0 } = rows[0] ?? {};
  if (late <= EVENTS_LATE_MINUTES) return [];
  return [
    {
      about: 'events',
      state: 'wrong',
      says: `${waiting} wait, the oldest for ${late} minutes: nobody is notified`,
      advice: 'Start the site, or a process of it with PEGBOARD_JOBS=on.',
    },
  ];
}

/** Returns the check results for the numbers of jobs. */
export function toJobCheckResults({ failed, waiting, lateMinutes }: Jobs): readonly CheckResult[] {
  const about = 'jobs';
  const found: CheckResult[] = [];
  if (failed > 0)
    found.push({
      about,
      state: 'look',
      says: `${failed} failed for good`,
      advice: 'See why: pegboard jobs --failed; try one again: pegboard jobs retry ID',
    });
  if (lateMinutes > JOBS_LATE_MINUTES)
    found.push({
      about,
      state: 'wrong',
      says: `${waiting} wait, the oldest ${lateMinutes} minutes longer than it should: no process runs jobs`,
      advice: 'Start the site, or a process of it with PEGBOARD_JOBS=on.',
    });
  return found.length > 0 ? found : [{ about, state: 'good', says: `${waiting} wait, none failed` }];
}
