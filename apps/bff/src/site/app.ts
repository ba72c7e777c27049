import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { sql } from 'drizzle-orm';
import { loggedAddress } from '../platform/http/secret-address.ts';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { constants } from 'node:zlib';
import { createAccessTokens, createSessions } from '../people/accounts/index.ts';
import { findConsentTarget } from '../people/apps/index.ts';
import type { Deps } from './deps.ts';
import { hostsPlugin, readTarget } from '../platform/http/hosts/index.ts';
import { proxiesPlugin } from '../platform/http/proxies/index.ts';
import { createModules, collectOperations } from './modules.ts';
import { API_GRAPHQL_PATH, graphqlApiRoute } from '../public-api/v5/index.ts';
import { createAdHocGraphql } from '../platform/http/plugins/ad-hoc-graphql.ts';
import type { Replicas } from '../platform/database/replicas/index.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { IMAGES_PREFIX, imageRoutes, setMediaOrigin } from '../platform/media/images/index.ts';
import { mailPage } from '../platform/mail/index.ts';
import { measureLoad, sheddingPlugin, type LoadMeter } from '../platform/load-shedding/index.ts';
import { createLoaders } from './loaders.ts';
import { serializeError } from '../platform/logging/log-options.ts';
import type { Module } from '../platform/http/module.ts';
import { areStillShown } from '../pins/pins/index.ts';
import { ownWritesPlugin } from '../platform/http/plugins/own-writes.ts';
import { drainingPlugin } from '../platform/http/plugins/draining.ts';
import { errorOptions, errorsPlugin } from '../platform/http/plugins/errors.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { createGraphql, createGraphqlSchema, graphqlRoute } from '../platform/http/plugins/graphql.ts';
import { metricsPlugin } from '../platform/http/plugins/metrics.ts';
import type { Pages } from '../platform/http/page.ts';
import { createShowPage, pagesPlugin } from '../platform/http/plugins/pages.ts';
import { resourcesPlugin } from '../platform/http/plugins/resources.ts';
import { securityHeadersPlugin } from '../platform/http/plugins/security-headers.ts';
import { sessionPlugin } from '../platform/http/plugins/session.ts';
import { v3RoutesPlugin } from '../platform/http/plugins/v3-routes.ts';
import { getAbortSignal, withAbortCheck } from '../platform/http/plugins/abort-on-disconnect.ts';
import { getRequestOrigin } from '../platform/http/request-origin.ts';
import { logFailure } from '../platform/logging/log-failure.ts';
import { plainBodiesPlugin } from '../platform/http/plugins/bodies.ts';
import { unreadBodiesPlugin } from '../platform/http/plugins/unread-bodies.ts';
import { takeJson } from '../platform/http/plugins/bodies.ts';
import { requestLimitPlugin } from '../platform/http/plugins/request-limit.ts';
import { SESSION_COOKIE } from '../platform/http/plugins/cookies.ts';

/** Fast compression that flushes each batch of a streamed page; complete responses are compressed at once. */
const STREAMED_COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  globalDecompression: false,
  syncThreshold: 524_288,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
} satisfies FastifyCompressOptions;

/** Options of a server in addition to its dependencies. */
export type AppOptions = {
  /** The web app; without it, only the API is served. */
  readonly pages?: Pages;
  /** The published GraphQL operations, hash to text; without them, any operation is accepted. */
  readonly persisted?: Readonly<Record<string, string>>;
  /** Returns the load of the server; by default that of this process. */
  readonly meter?: LoadMeter;
  /** Receives the lines of the log in place of the standard output. */
  readonly logStream?: { write(line: string): void };
};

/** Builds the whole server without listening: tests use it through `inject()`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = deps;
  const app: FastifyInstance = Fastify({
    logger: {
      level: env.logLevel,
      serializers: { req: withoutQuery, err: serializeError },
      ...(options.logStream && { stream: options.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    ...errorOptions,
    http: { requireHostHeader: false }, // `hostsPlugin` sends the error in the common form
    rewriteUrl: ({ url = '/' }) => readTarget(url).path,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1_048_576,
    return503OnClosing: false, // existing connections are still served: see `closeGently`
  });
  // Sessions and tokens are read on the primary: a revocation counts at once.
  const current = { ...deps, db: deps.primary };
  const sessions = createSessions(current);
  const modules = createModules(deps);
  await app.register(errorsPlugin);
  await app.register(proxiesPlugin, { settings: env, now: deps.now });
  if (deps.tracing) await app.register(deps.tracing.requests);
  await app.register(drainingPlugin);
  await app.register(unreadBodiesPlugin);
  await app.register(sheddingPlugin, { meter: options.meter ?? measureLoad(deps.waiting) });
  await app.register(securityHeadersPlugin, { env });
  await app.register(hostsPlugin, { env });
  await app.register(plainBodiesPlugin);
  if (env.metricsToken !== undefined)
    await app.register(metricsPlugin, { token: env.metricsToken, replicas: deps.replicas });
  await app.register(sessionPlugin, { sessions, accessTokens: createAccessTokens(current) });
  if (deps.replicas) await app.register(ownWritesPlugin, { replicas: deps.replicas, sessions });
  healthRoutes(app, deps);
  mailPage(app, env);
  setMediaOrigin(env.mediaUrl);
  await app.register(imageRoutes, { store: deps.imageStore, prefix: IMAGES_PREFIX });
  await app.register(async (site) => {
    site.removeAllContentTypeParsers();
    takeJson(site);
    await site.register(compress, STREAMED_COMPRESSION);
    await site.register(requestLimitPlugin, { store: deps.requestStore });
    const { resources, v3Routes } = collectOperations(modules);
    await site.register(resourcesPlugin, { resources, env });
    await site.register(v3RoutesPlugin, { routes: v3Routes, env });
    const schema = createGraphqlSchema(Object.assign({}, ...mergeResolvers(modules)));
    const onError = (thrown: unknown, requestId: string): void =>
      logFailure(deps.log, thrown, 'resolver failed', { requestId });
    const graphql = createGraphql({ schema, persisted: options.persisted, onError });
    const contextFor = (request: FastifyRequest, reply: FastifyReply, viewer: Viewer): GraphqlContext => {
      const { id: requestId, ip: address } = request;
      const signal = getAbortSignal(reply);
      const sessionToken = request.cookies[SESSION_COOKIE];
      const reader = getRequestOrigin(request, env);
      const loaders = createLoaders(deps, viewer);
      return { viewer, reader, sessionToken, requestId, address, signal, loaders };
    };
    const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext> =>
      contextFor(request, reply, await request.viewer());
    const { pages } = options;
    const show =
      pages &&
      createShowPage({
        pages,
        graphql,
        resources,
        env,
        contextOf,
        areStillShown: (pins) => areStillShown(deps.db, pins),
        findFormTarget: (url) => findConsentTarget(current, url),
      });
    for (const module of modules) module.routes?.(site, show);
    graphqlRoute(site, graphql, contextOf);
    const adHoc = createAdHocGraphql({ schema, path: API_GRAPHQL_PATH, onError });
    await site.register(graphqlApiRoute, { deps, answer: adHoc, contextFor });
    if (pages && show) await site.register(pagesPlugin, { pages, resources, env, show });
  });
  return app;
}

/**
 * Routes for liveness and readiness. A process without its database is alive but not ready (BF-10). One without its object storage
 * is ready, because it serves everything but files, and says so (OP-03). So is one without its replicas: it reads the primary (OP-04).
 */
function healthRoutes(app: FastifyInstance, { primary, imageStore, replicas }: Deps): void {
  const config = { kind: 'health' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    app.assertStays();
    await primary.execute(sql`select 1`);
    const files = (await imageStore.isReachable()) ? 'reachable' : 'unreachable';
    return { status: 'ready', files, ...(replicas && { replicas: describeReplicas(replicas) }) };
  });
}

function describeReplicas(replicas: Replicas): readonly object[] {
  return replicas
    .report()
    .map(({ condition, lagSeconds }) => ({ condition, lagSeconds: lagSeconds ?? null }));
}

/** Merges the resolvers to one entry per type: modules extend each other's types field by field. */
function mergeResolvers(modules: readonly Module[]): readonly object[] {
  const merged: Record<string, object> = {};
  for (const { resolvers = {} } of modules)
    for (const [type, fields] of Object.entries(resolvers))
      merged[type] = { ...merged[type], ...withAbortCheck(fields) };
  return [merged];
}

/** Requests are logged without query, secrets in the path, cookies or full address. */
function withoutQuery(request: FastifyRequest): { readonly method: string; readonly url: string } {
  return { method: request.method, url: loggedAddress(request.url) };
}
