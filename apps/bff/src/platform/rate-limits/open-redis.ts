import { createClient } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogDeps } from '../deps.ts';
import type { RedisScripts } from './redis-store.ts';

const CONNECT_LIMIT_MS = 1000;
const ANSWER_LIMIT_MS = 250;
const RECONNECT_AT_MOST_MS = 2000;

/** A Redis connection that reconnects: while it is unavailable, each run rejects at once. */
export type Redis = RedisScripts & { close(): Promise<void> };

/** Connects to the Redis at `url`. If it is unavailable, the site starts without it: see `withFallback`. */
export async function openRedis(url: string, log: LogDeps['log']): Promise<Redis> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_AT_MOST_MS),
    },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ failure: error.message }, 'Redis is away: limits are counted in the database');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back: limits are counted there again');
    isAway = false;
  });
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, sleep(CONNECT_LIMIT_MS, undefined, { ref: false })]);
  return {
    async run(script, keys, values) {
      // The client's timeout covers only sending: an unresponsive server would block the caller.
      const answer = await Promise.race([
        client.eval(script, { keys: [...keys], arguments: [...values] }),
        sleep(ANSWER_LIMIT_MS, 'late', { ref: false }),
      ]);
      if (!Array.isArray(answer)) throw new Error('Redis did not answer in time.');
      return answer.map(Number);
    },
    close: async () => client.destroy(),
  };
}
