import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AdHocGraphql } from '../../platform/http/plugins/ad-hoc-graphql.ts';
import { checkPercentEncoding, JSON_TYPE, parseJson } from '../../platform/http/plugins/bodies.ts';
import { unusableText } from '../../platform/http/plugins/endpoint.ts';
import { allowOtherSites } from '../../platform/http/plugins/cross-origin.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireGrant } from '../../platform/http/plugins/require-grant.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { countRequest, QUERIES_PER_MINUTE } from './request-limits.ts';
import { useApiErrors } from './serve-routes.ts';

/** The address of GraphQL for apps. */
export const API_GRAPHQL_PATH = '/v5/graphql';
const SCOPES = ['graphql:read'] as const;
const BODY_BYTES_MAX = 65_536;
/** The headers of GraphQL over HTTP. */
const HEADERS = ['accept', 'content-type'] as const;

/**
 * Serves GraphQL over HTTP for apps: operations that they write themselves, by GET or POST, with a token of the scope
 * `graphql:read`. Errors before the operation have the shape of the public API.
 */
export async function graphqlApiRoute(
  app: FastifyInstance,
  {
    deps,
    answer,
    contextFor,
  }: {
    readonly deps: Pick<Deps, 'limits' | 'env'>;
    readonly answer: AdHocGraphql;
    readonly contextFor: (request: FastifyRequest, reply: FastifyReply, viewer: SignedIn) => GraphqlContext;
  },
): Promise<void> {
  useApiErrors(app);
  allowOtherSites(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, async (_request: unknown, body: string) => {
    if (unusableText(parseJson(body)) !== undefined) throw new AppError('bad_request');
    return body;
  });
  rejectOtherMethods(app, API_GRAPHQL_PATH, ['GET', 'POST']);
  const viewers = new WeakMap<FastifyRequest, SignedIn>();
  app.route({
    method: ['GET', 'POST'],
    url: API_GRAPHQL_PATH,
    bodyLimit: BODY_BYTES_MAX,
    config: { kind: 'page', onlyReads: true },
    onRequest: async (request, reply) => {
      checkPercentEncoding(request.url);
      const { viewer } = await requireGrant(request, reply, SCOPES);
      await countRequest(deps, reply, viewer, QUERIES_PER_MINUTE);
      viewers.set(request, viewer);
    },
    handler: async (request, reply): Promise<FastifyReply> => {
      const viewer = viewers.get(request);
      if (!viewer) throw new Error('GraphQL of apps is served without a grant: check its onRequest hook.');
      const headers = new Headers();
      for (const name of HEADERS) {
        const value = request.headers[name];
        if (value !== undefined) headers.set(name, value);
      }
      const received = new Request(new URL(request.url, deps.env.publicUrl), {
        method: request.method,
        headers,
        ...(request.method === 'POST' ? { body: typeof request.body === 'string' ? request.body : '' } : {}),
      });
      const response = await answer(received, contextFor(request, reply, viewer));
      for (const name of ['content-type', 'retry-after', 'allow'])
        if (response.headers.has(name)) reply.header(name, response.headers.get(name));
      return reply
        .status(response.status)
        .header('cache-control', 'private, no-store')
        .send(await response.text());
    },
  });
}
