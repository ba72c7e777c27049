import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors/errors.ts';
import type { RequestStore } from '../../rate-limits/index.ts';

const REQUESTS_A_MINUTE = 1200;
const WINDOW_SECONDS = 60;
const POLICY = `"address";q=${REQUESTS_A_MINUTE};w=${WINDOW_SECONDS}`;

/**
 * Limits the requests of an address (BF-05) and reports the limit in `RateLimit` and `RateLimit-Policy`, as structured
 * fields (draft-ietf-httpapi-ratelimit-headers). Limits of an account are never reported: they would reveal its use.
 */
export const requestLimitPlugin = fp<{ readonly store: RequestStore | undefined }>(
  async (app: FastifyInstance, { store }) => {
    await app.register(rateLimit, {
      global: false,
      max: REQUESTS_A_MINUTE,
      timeWindow: WINDOW_SECONDS * 1000,
      ...(store && { store }),
    });
    const count = app.createRateLimit();
    app.addHook('onRequest', async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed) return;
      // A file is stored by shared caches, and would report the limit of one client to others.
      if (request.routeOptions.config.kind !== 'file')
        reply.headers({
          'ratelimit-policy': POLICY,
          ratelimit: `"address";r=${counted.remaining};t=${counted.ttlInSeconds}`,
        });
      if (counted.isExceeded) throw new AppError('rate_limited', { retryAfterMs: counted.ttl });
    });
  },
);
