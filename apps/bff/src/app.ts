import compress, { type FastifyCompressOptions } from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { constants } from 'node:zlib';
import { accountsModule, createSessions } from './accounts/index.ts';
import { adMovesModule } from './ad-moves/index.ts';
import { adsModule } from './ads/index.ts';
import { assetGroupsModule } from './asset-groups/index.ts';
import { attributionModule } from './attribution/index.ts';
import { blocksModule } from './blocks/index.ts';
import { boardsModule } from './boards/index.ts';
import { billingModule } from './billing/index.ts';
import { bulkEditModule } from './bulk-edit/index.ts';
import { businessStatsModule } from './business-stats/index.ts';
import { businessModule } from './business/index.ts';
import { catalogsModule } from './catalogs/index.ts';
import { bulkUploadModule } from './bulk-upload/index.ts';
import { campaignsModule } from './campaigns/index.ts';
import { commentsModule } from './comments/index.ts';
import { conversationsModule } from './conversations/index.ts';
import { conversionsModule } from './conversions/index.ts';
import { countriesModule } from './countries/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { emailChoicesModule } from './email-choices/index.ts';
import { embedsModule } from './embeds/index.ts';
import { eventsModule } from './events/index.ts';
import { experiencesModule } from './experiences/index.ts';
import { exploreModule } from './explore/index.ts';
import { feedbackModule } from './feedback/index.ts';
import { feedModule } from './feed/index.ts';
import { followsModule } from './follows/index.ts';
import { hostsPlugin, readTarget } from './hosts/index.ts';
import { imageRoutes } from './images/index.ts';
import { mailPage } from './mail/index.ts';
import { invitesModule } from './invites/index.ts';
import { measureLoad, sheddingPlugin, type LoadMeter } from './load/index.ts';
import { createLoaders } from './loaders.ts';
import { tellError } from './log-options.ts';
import type { Module } from './module.ts';
import type { DeclaredCalls } from './openapi/describe-api.ts';
import { notificationsModule } from './notifications/index.ts';
import { newPinsModule } from './new-pins/index.ts';
import { offsiteModule } from './offsite/index.ts';
import { areStillShown, pinsModule } from './pins/index.ts';
import { apiResources } from './plugins/api-resource.ts';
import { drainingPlugin } from './plugins/draining.ts';
import { errorOptions, errorsPlugin } from './plugins/errors.ts';
import { createGraphql, graphqlRoute, type GraphqlContext } from './plugins/graphql.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { createShowPage, pagesPlugin, type Pages } from './plugins/pages.ts';
import { resourcesPlugin } from './plugins/resources.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { SESSION_COOKIE, sessionPlugin } from './plugins/session.ts';
import { v3RoutesPlugin } from './plugins/v3-routes.ts';
import { signalOf, whileThere } from './plugins/while-there.ts';
import { proxiesPlugin } from './proxies/index.ts';
import { readerOf } from './reader.ts';
import { reactionsModule } from './reactions/index.ts';
import { reportsModule } from './reports/index.ts';
import { shopModule } from './shop/index.ts';
import { savesModule } from './saves/index.ts';
import { tagSharesModule } from './tag-shares/index.ts';
import { uploadsModule } from './uploads/index.ts';
import { visualSearchModule } from './visual-search/index.ts';

/** Quick compression that passes on every batch of a streamed page at once; what is whole is compressed in one go. */
const STREAMED_COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  syncThreshold: 524_288,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
} satisfies FastifyCompressOptions;
const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i;
const REQUESTS_A_MINUTE = 1200;

/** The domains of the BFF. */
export function modulesOf(deps: Deps): readonly Module[] {
  return [
    accountsModule(deps),
    adMovesModule(deps),
    adsModule(deps),
    assetGroupsModule(deps),
    attributionModule(deps),
    boardsModule(deps),
    billingModule(deps),
    bulkEditModule(deps),
    businessModule(deps),
    catalogsModule(deps),
    campaignsModule(deps),
    bulkUploadModule(deps),
    businessStatsModule(deps),
    commentsModule(deps),
    conversationsModule(deps),
    conversionsModule(deps),
    countriesModule(deps),
    emailChoicesModule(deps),
    embedsModule(deps),
    eventsModule(deps),
    experiencesModule(deps),
    exploreModule(deps),
    invitesModule(deps),
    notificationsModule(deps),
    offsiteModule(deps),
    pinsModule(deps),
    reactionsModule(deps),
    reportsModule(deps),
    savesModule(deps),
    feedModule(deps),
    shopModule(deps),
    visualSearchModule(deps),
    feedbackModule(deps),
    followsModule(deps),
    blocksModule(deps),
    tagSharesModule(deps),
    uploadsModule(deps),
    newPinsModule(deps),
  ];
}

/** Every call of the REST face that the domains declare. */
export function declaredCalls(modules: readonly Module[]): DeclaredCalls {
  const v3Routes = modules.flatMap((module) => module.v3Routes ?? []);
  const resources = modules.flatMap((module) => module.resources ?? []);
  const operations = modules.flatMap((module) => module.operations ?? []);
  return { resources: [...resources, ...apiResources(v3Routes)], v3Routes, operations };
}

/** What a server is given beside its dependencies. */
export type AppOptions = {
  /** The web app; without it there are calls and no pages. */
  readonly pages?: Pages;
  /** The published GraphQL operations, hash to text; without them any is answered. */
  readonly persisted?: Readonly<Record<string, string>>;
  /** Tells how much there is to do; that of this process when it is missing. */
  readonly meter?: LoadMeter;
};

/** Builds the whole server without listening: tests talk to it through `inject()`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = deps;
  const app: FastifyInstance = Fastify({
    logger: { level: env.logLevel, serializers: { req: withoutQuery, err: tellError } },
    logController: new LogController({ disableRequestLogging: true }),
    ...errorOptions,
    http: { requireHostHeader: false }, // `hostsPlugin` answers in the one shape
    rewriteUrl: ({ url = '/' }) => readTarget(url).path,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1_048_576,
    return503OnClosing: false, // whoever still has a connection is served on it: see `closeGently`
  });
  const sessions = createSessions(deps);
  const modules = modulesOf(deps);
  await app.register(errorsPlugin);
  await app.register(proxiesPlugin, { settings: env, now: deps.now });
  if (deps.tracing) await app.register(deps.tracing.requests);
  await app.register(drainingPlugin);
  await app.register(sheddingPlugin, { meter: options.meter ?? measureLoad(deps.waiting) });
  await app.register(securityHeadersPlugin);
  await app.register(hostsPlugin, { env });
  if (env.metricsToken !== undefined) await app.register(metricsPlugin, { token: env.metricsToken });
  await app.register(sessionPlugin, { sessions });
  healthRoutes(app, deps);
  mailPage(app, env);
  await app.register(imageRoutes, { store: deps.imageStore, prefix: '/i' });
  await app.register(async (site) => {
    onlyJson(site);
    await site.register(compress, STREAMED_COMPRESSION);
    await site.register(rateLimit, {
      max: REQUESTS_A_MINUTE,
      timeWindow: 60_000,
      ...(deps.requestStore && { store: deps.requestStore }),
      errorResponseBuilder: () => new AppError('rate_limited'),
    });
    const { resources, v3Routes } = declaredCalls(modules);
    await site.register(resourcesPlugin, { resources, env });
    await site.register(v3RoutesPlugin, { routes: v3Routes, env });
    const graphql = createGraphql({
      resolvers: Object.assign({}, ...mergeResolvers(modules)),
      persisted: options.persisted,
      onError: (err, requestId) => deps.log.error({ err, requestId }, 'resolver failed'),
    });
    const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext> => {
      const viewer = await request.viewer();
      const { id: requestId, ip: address } = request;
      const signal = signalOf(reply);
      const sessionToken = request.cookies[SESSION_COOKIE];
      const reader = readerOf(request, env);
      const loaders = createLoaders(deps, viewer);
      return { viewer, reader, sessionToken, requestId, address, signal, loaders };
    };
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
      });
    for (const module of modules) module.routes?.(site, show);
    graphqlRoute(site, graphql, contextOf);
    if (pages && show) await site.register(pagesPlugin, { pages, resources, env, show });
  });
  return app;
}

/** Whether the process lives, and whether it can serve: without its database it should be sent nobody (BF-10). */
function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  const config = { kind: 'health' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    app.assertStays();
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}

/** Bodies are JSON in UTF-8; a plugin may take another type beside it. */
function onlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_IN_UTF8, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

/** One entry a type: modules extend each other's types field by field. */
function mergeResolvers(modules: readonly Module[]): readonly object[] {
  const merged: Record<string, object> = {};
  for (const { resolvers = {} } of modules)
    for (const [type, fields] of Object.entries(resolvers))
      merged[type] = { ...merged[type], ...whileThere(fields) };
  return [merged];
}

/** Requests are logged without query, cookies or full address. */
function withoutQuery(request: FastifyRequest): { readonly method: string; readonly url: string } {
  return { method: request.method, url: request.url.split('?')[0] ?? '' };
}
