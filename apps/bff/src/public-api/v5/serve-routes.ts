import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppGrant } from '../../platform/http/plugins/app-grant.ts';
import { checkPercentEncoding } from '../../platform/http/plugins/bodies.ts';
import { BODY_LIMIT_BYTES, createCallContext, parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { allowOtherSites } from '../../platform/http/plugins/cross-origin.ts';
import { readError, rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireGrant } from '../../platform/http/plugins/require-grant.ts';
import { getRequestOrigin } from '../../platform/http/request-origin.ts';
import { presentApiError } from './api-errors.ts';
import type { AnyApiRoute } from './api-route.ts';
import type { Deps } from './deps.ts';
import { countRequest, READS_PER_MINUTE, reportExceeded, WRITES_PER_MINUTE } from './request-limits.ts';

const NO_BODY = z.strictObject({}).optional();

/**
 * Serves the routes of the public API (AC-07): the token is checked before the body is read, the schemas reject unknown
 * parameters, and every error has the shape of the API. Cookies are never read.
 */
export async function serveRoutes(
  app: FastifyInstance,
  deps: Deps,
  routes: readonly AnyApiRoute[],
): Promise<void> {
  useApiErrors(app);
  allowOtherSites(app);
  app.all('/v5/*', () => {
    throw new AppError('not_found');
  });
  for (const [url, atUrl] of Map.groupBy(routes, (route) => route.url)) {
    rejectOtherMethods(
      app,
      url,
      atUrl.map(({ method }) => method),
    );
    for (const route of atUrl) serveRoute(app, deps, route);
  }
}

/** Sends the errors of a scope in the shape of the public API. */
export function useApiErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = readError(thrown, request, reply);
    if (error.code === 'rate_limited') reportExceeded(reply, error.retryAfterSeconds);
    return reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(presentApiError(error, request.id));
  });
}

function serveRoute(app: FastifyInstance, deps: Deps, route: AnyApiRoute): void {
  const { method, url, scopes, answer, status = 200, bodyLimit = BODY_LIMIT_BYTES } = route;
  const [path, query] = [z.strictObject(route.path), z.strictObject(route.query)];
  const grants = new WeakMap<FastifyRequest, AppGrant>();
  app.route({
    method,
    url,
    bodyLimit,
    onRequest: async (request, reply) => {
      checkPercentEncoding(request.url);
      const grant = await requireGrant(request, reply, scopes);
      await countRequest(deps, reply, grant.viewer, method === 'GET' ? READS_PER_MINUTE : WRITES_PER_MINUTE);
      grants.set(request, grant);
    },
    handler: async (request, reply): Promise<FastifyReply> => {
      const grant = grants.get(request);
      if (!grant) throw new Error(`${method} ${url} is served without a grant: check its onRequest hook.`);
      const sent = {
        path: parseOptions(path, request.params),
        query: parseOptions(query, request.query),
        body: parseOptions(route.body ?? NO_BODY, request.body ?? (route.body ? {} : undefined)),
      };
      const { idempotencyKey } = createCallContext(request, reply, grant.viewer, deps.env);
      const call = {
        viewer: grant.viewer,
        scopes: new Set(grant.scopes),
        idempotencyKey,
        reader: getRequestOrigin(request, deps.env),
      };
      const data = await route.handle(sent, call);
      reply.header('cache-control', 'private, no-store').status(status);
      if (!answer) return reply.send();
      if (!deps.env.isProduction) z.parse(answer, data);
      return reply.send(data);
    },
  });
}
