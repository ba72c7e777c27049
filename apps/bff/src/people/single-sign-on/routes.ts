import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginPath } from '@pegboard/routes';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { readError, rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { createCallContext } from '../../platform/http/plugins/endpoint.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps, SignOnPorts } from './deps.ts';
import { finishSignOn, SIGN_ON_PAGE } from './finish-sign-on.ts';
import type { OpenProvider } from './provider-client.ts';
import { findProvider, SITE_PROVIDER } from './sign-on-provider.ts';
import { startSignOn } from './start-sign-on.ts';

const WINDOW_MS = 300_000;
const STARTS_AN_ADDRESS = defineLimit({
  name: 'log-ins at providers an address',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});
const RESPONSES_AN_ADDRESS = defineLimit({
  name: 'responses of providers an address',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

/** Marks the request that a browser sends for its service worker (Service Workers, navigation preload). */
const PRELOAD_HEADER = 'service-worker-navigation-preload';

const startSchema = z.object({
  provider: z
    .string()
    .regex(/^(?:site|[0-9]{1,20})$/)
    .default(SITE_PROVIDER),
  next: z.string().max(2000).optional(),
  test: z.literal('1').optional(),
});

/**
 * The two addresses that browsers open: `/login/sso/start/`, which leads to a provider, and `/login/sso/callback/…/`, to which it
 * leads back. Both are GETs, because a policy for forms would also bind the redirects of the provider; their state is in an encrypted
 * cookie.
 */
export async function signOnRoutes(
  app: FastifyInstance,
  deps: Deps & SignOnPorts & { readonly openProvider: OpenProvider },
): Promise<void> {
  const { env, limits } = deps;
  const answer =
    (follow: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'private, no-store');
      // The browser of a member sends a navigation twice: for the service worker, which leaves these addresses alone, and then
      // itself. A code can be exchanged once.
      if (request.headers[PRELOAD_HEADER] !== undefined) return reply.status(204).send();
      // The code is in the address: no other site may see it.
      reply.header('referrer-policy', 'no-referrer');
      try {
        return await reply.redirect(await follow(request, reply), 303);
      } catch (thrown) {
        const { code, status } = readError(thrown, request, reply);
        if (status >= 500 && code !== 'sign_on_unavailable') throw thrown;
        return reply.redirect(`${SIGN_ON_PAGE}?${new URLSearchParams({ problem: code })}`, 303);
      }
    };
  rejectOtherMethods(app, '/login/sso/start', ['GET']);
  app.get(
    '/login/sso/start',
    answer(async (request, reply) => {
      const sent = startSchema.safeParse(request.query);
      if (!sent.success) throw new AppError('bad_request', { cause: sent.error });
      const { provider: key, next = null, test } = sent.data;
      // Only a page of this site, or its member, starts a log-in.
      const from = request.headers['sec-fetch-site'] ?? 'none';
      if (from !== 'same-origin' && from !== 'none') return '/login/';
      await limits.count([STARTS_AN_ADDRESS, getClientSubnet(request.ip)]);
      const viewer = await request.viewer();
      const isTest = test === '1';
      if (isTest && !viewer) return loginPath({ next: '/signup/sso-business-account/', for: 'continue' });
      const provider = await findProvider(deps, key, isTest ? (viewer ?? undefined) : undefined);
      if (!provider) throw new AppError('sign_on_domain_unknown');
      const { url, cookie } = await startSignOn(deps, provider, { viewer, next, isTest });
      createCallContext(request, reply, viewer, env).signOn.start(cookie);
      return url;
    }),
  );
  rejectOtherMethods(app, '/login/sso/callback/:key', ['GET']);
  app.get<{ Params: { key: string } }>(
    '/login/sso/callback/:key',
    answer(async (request, reply) => {
      await limits.count([RESPONSES_AN_ADDRESS, getClientSubnet(request.ip)]);
      const { key } = z.object({ key: z.string().max(20) }).parse(request.params);
      const call = createCallContext(request, reply, await request.viewer(), env);
      return finishSignOn(deps, call, key, new URL(env.publicUrl + request.url));
    }),
  );
}
