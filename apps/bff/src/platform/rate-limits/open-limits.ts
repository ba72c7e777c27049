import type { ClockDeps, ConfigDeps, DatabaseDeps, LogDeps } from '../deps.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import { createRedisStore } from './redis-store.ts';
import { createLimits, rateLimitKey, type Limits } from './limits.ts';
import type { RateLimitStore } from './rate-limit-store.ts';
import { withFallback } from './with-fallback.ts';

/** The rate limit services of a process. */
export type OpenLimits = {
  readonly limits: Limits;
  /** The shared store of requests per address; undefined if each process counts its own. */
  readonly requestStore: RequestStore | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Opens the limits of a site. Those against abuse are counted in the database, those against load in each
 * process. With a `REDIS_URL`, Redis counts all of them for all processes; while it is unavailable, they are
 * counted as without it.
 */
export async function openLimits(deps: ClockDeps & ConfigDeps & DatabaseDeps & LogDeps): Promise<OpenLimits> {
  const { env, now } = deps;
  const inDatabase = createPostgresStore(deps);
  const limitsOf = (abuse: RateLimitStore, load: RateLimitStore): Limits =>
    createLimits({ abuse, load, secret: env.secret, now });
  if (env.redisUrl === undefined)
    return {
      limits: limitsOf(inDatabase, createMemoryStore(now)),
      requestStore: undefined,
      close: async () => undefined,
    };
  // Loaded only where it is used: the client has a sixth of the modules of the site.
  const { openRedis } = await import('./open-redis.ts');
  const redis = await openRedis(env.redisUrl, deps.log);
  const inRedis = createRedisStore(redis);
  const load = withFallback(inRedis, createMemoryStore(now));
  return {
    limits: limitsOf(withFallback(inRedis, inDatabase), load),
    requestStore: requestStore(load, env.secret),
    close: () => redis.close(),
  };
}

/** A store class of `@fastify/rate-limit`, which instantiates it. */
export type RequestStore = ReturnType<typeof requestStore>;

type IncrementCallback = (
  error: Error | null,
  counted?: { readonly current: number; readonly ttl: number },
) => void;

/** Creates a store of requests per address, backed by one of our stores. */
function requestStore(store: RateLimitStore, secret: string) {
  return class Requests {
    incr(address: string, callback: IncrementCallback, windowMs = 60_000): void {
      store.count([{ key: rateLimitKey(secret, 'requests', address), windowMs }]).then(
        ([counted]) => callback(null, { current: counted?.tries ?? 0, ttl: counted?.endsInMs ?? windowMs }),
        (error: Error) => callback(error),
      );
    }
    child(): Requests {
      return this;
    }
  };
}
