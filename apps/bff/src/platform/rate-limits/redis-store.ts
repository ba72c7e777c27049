import type { RateLimitStore } from './rate-limit-store.ts';

/** The commands required of a Redis, or of a compatible server. */
export type RedisScripts = {
  /**
   * Runs a script with keys and arguments; its response is a list of numbers. Rejects if Redis is
   * unavailable.
   */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<readonly number[]>;
};

/** The braces keep all counts in one slot of a cluster, so that one script can access several. */
const PREFIX = 'pegboard:{limits}:';
const COUNT = `
  local counted = {}
  for at, key in ipairs(KEYS) do
    local tries = redis.call('INCR', key)
    if tries == 1 then redis.call('PEXPIRE', key, ARGV[at]) end
    counted[#counted + 1] = tries
    counted[#counted + 1] = redis.call('PTTL', key)
  end
  return counted`;
const FORGET = `return { redis.call('DEL', KEYS[1]) }`;

/** Creates a store in Redis, shared by all processes of a site, with one script per call. */
export function createRedisStore(redis: RedisScripts): RateLimitStore {
  return {
    async count(hits) {
      const keys = hits.map(({ key }) => PREFIX + key);
      const reply = await redis.run(
        COUNT,
        keys,
        hits.map(({ windowMs }) => String(windowMs)),
      );
      return hits.map(({ windowMs }, at) => ({
        tries: reply[at * 2] ?? 1,
        endsInMs: reply[at * 2 + 1] ?? windowMs,
      }));
    },
    async forget(key) {
      await redis.run(FORGET, [PREFIX + key], []);
    },
  };
}
