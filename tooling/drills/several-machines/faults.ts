import { setTimeout as sleep } from 'node:timers/promises';
import { withServer } from '../debian-postgres.ts';
import type { Machines } from './machines.ts';

/** Something that goes wrong with one part, and its repair. */
export type Fault = {
  readonly part: string;
  readonly what: string;
  /**
   * `at once` if the site has to serve on without the part; `after` if nothing replaces it, so that the site has to serve again
   * after the repair.
   */
  readonly serves: 'at once' | 'after';
  begin(machines: Machines): Promise<void>;
  end(machines: Machines): Promise<void>;
};

const SLOW_MS = 150;
/** The delay of the pooler is shorter: each statement of a request goes through it. */
const SLOW_POOLER_MS = 5;

const slow = (part: 'standby' | 'pooler' | 'redis' | 'process', delayMs = SLOW_MS) => ({
  begin: async ({ lines }: Machines) => void (lines[part].delayMs = delayMs),
  end: async ({ lines }: Machines) => void (lines[part].delayMs = 0),
});

const replay = (verb: 'pause' | 'resume') => (machines: Machines) =>
  withServer(machines.standby.url, async (client) => {
    await client.query(`select pg_wal_replay_${verb}()`);
  });

/** The faults, one after another. */
export const FAULTS: readonly Fault[] = [
  {
    part: 'replica',
    what: 'killed',
    serves: 'at once',
    begin: ({ standby }) => standby.kill(),
    end: async ({ standby }) => standby.start(),
  },
  {
    part: 'replica',
    what: 'frozen',
    serves: 'at once',
    begin: ({ standby }) => standby.freeze(),
    end: ({ standby }) => standby.thaw(),
  },
  { part: 'replica', what: 'slow', serves: 'at once', ...slow('standby') },
  { part: 'replica', what: 'behind', serves: 'at once', begin: replay('pause'), end: replay('resume') },
  {
    part: 'pgbouncer',
    what: 'killed, restarted in a second',
    serves: 'at once',
    async begin({ pooler }) {
      await pooler.kill();
      await sleep(1000);
      await pooler.start();
    },
    end: async () => undefined,
  },
  {
    part: 'pgbouncer',
    what: 'frozen',
    serves: 'after',
    begin: async ({ pooler }) => pooler.freeze(),
    end: async ({ pooler }) => pooler.thaw(),
  },
  { part: 'pgbouncer', what: 'slow', serves: 'at once', ...slow('pooler', SLOW_POOLER_MS) },
  {
    part: 'Redis',
    what: 'killed',
    serves: 'at once',
    begin: ({ redis }) => redis.kill(),
    end: ({ redis }) => redis.start(),
  },
  {
    part: 'Redis',
    what: 'frozen',
    serves: 'at once',
    begin: async ({ redis }) => redis.freeze(),
    end: async ({ redis }) => redis.thaw(),
  },
  { part: 'Redis', what: 'slow', serves: 'at once', ...slow('redis') },
  {
    part: 'process',
    what: 'killed',
    serves: 'at once',
    begin: async ({ processes }) => processes[1]?.kill(),
    end: async ({ processes }) => processes[1]?.start(),
  },
  {
    part: 'process',
    what: 'frozen',
    serves: 'at once',
    begin: async ({ processes }) => processes[1]?.freeze(),
    end: async ({ processes }) => processes[1]?.thaw(),
  },
  { part: 'process', what: 'slow', serves: 'at once', ...slow('process') },
  {
    part: 'primary',
    what: 'restarted',
    serves: 'at once',
    begin: async ({ primary }) => primary.restart(),
    end: async () => undefined,
  },
  {
    part: 'primary',
    what: 'killed, started again',
    serves: 'after',
    begin: ({ primary }) => primary.kill(),
    end: async ({ primary }) => primary.start(),
  },
];
