import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canPersistState } from '@pegboard/unauth-visitor-state/model';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf, originOf } from '../base-path/base-path.ts';
import { parseUserAgent } from '../user-agent.ts';
import { chooseLocale, getCountry, requestHasPrivacySignal } from '../../countries/index.ts';
import type { Env } from '../../config/env.ts';
import type { LimitCode } from '../../errors/errors.ts';
import { logFailure } from '../../logging/log-failure.ts';
import type { AnyResource } from '../resource.ts';
import type { Pages, RenderedPage, ShowPage, PageOfVisiblePins } from '../page.ts';
import { appFilesPlugin } from './app-files.ts';
import { formsPlugin } from './forms.ts';
import type { Graphql, GraphqlContext } from '../../graphql/context.ts';
import { persistLocale, LOCALE_COOKIE } from './locale-choice.ts';
import { isSecretAddress } from '../secret-address.ts';
import { toPageView } from './page-view.ts';
import { createReadResource } from './read-resource.ts';
import { THEME_COOKIE } from './theme-cookie.ts';
import { watchReads } from './watch-reads.ts';
import { pagePolicy } from './security-headers.ts';
import { ensureCsrfToken } from './csrf.ts';

/**
 * Names the member of a page, or 'none', for the service worker: it stores pages by member, and removes what it stored of all
 * others (IO-08). `apps/web/src/data/offline-caches.ts` declares the same header.
 */
const ACCOUNT_HEADER = 'pegboard-account';

/** The name of a client file: a hash makes it unique over all builds. */
const FILE_NAME = /^\w[\w.-]*$/;

/** Serves the client files under `/assets/`: those of this build, then those of others, for pages that are still open (PK-09). */
async function builtFiles(
  app: FastifyInstance,
  { clientDir, findOtherBuild }: { readonly clientDir: string } & Pick<Pages, 'findOtherBuild'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, kind: 'file' };
  });
  const root = join(clientDir, 'assets');
  await app.register(fastifyStatic, {
    root,
    serve: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  app.get<{ Params: { readonly '*': string } }>('/assets/*', async ({ params: { '*': name } }, reply) => {
    if (!FILE_NAME.test(name)) return reply.callNotFound();
    // A deployment that replaces its directory may have removed the files of the process that still runs.
    const other = existsSync(join(root, name)) ? undefined : await findOtherBuild?.(name);
    return reply.sendFile(name, other ?? root);
  });
}

/**
 * Creates the function that responds with pages: rendered for the viewer, stored by no cache, with their own
 * content security policy. If a page's data is temporarily unavailable, the response is 503 or 429 with an
 * error page (BF-10).
 */
export function createShowPage(options: {
  readonly pages: Pages;
  readonly graphql: Graphql;
  readonly resources: readonly AnyResource[];
  readonly env: Env;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlContext>;
  readonly areStillShown: (pins: PageOfVisiblePins) => Promise<boolean>;
  /** Returns the source beside this site that the forms of the page at an address may lead to. */
  readonly findFormTarget: (url: string) => Promise<string | undefined>;
}): ShowPage {
  const { pages, graphql, env, contextOf, areStillShown, findFormTarget } = options;
  const readResource = createReadResource(options.resources, env);
  const policyOf = pages.policy ?? pagePolicy;
  return async (request, reply, override) => {
    const nonce = randomBytes(16).toString('base64');
    const context = contextOf(request, reply);
    // A failure is reported to those who read the viewer; a page that reads nothing is served, and the
    // process continues.
    const viewer = await context.then(
      ({ viewer }) => viewer,
      () => undefined,
    );
    const agent = parseUserAgent(request.headers['user-agent'] ?? '');
    const requested = new URL(env.publicUrl + request.url).searchParams.get('locale') ?? undefined;
    if (viewer === null) persistLocale(request, reply, requested);
    const locale = chooseLocale({
      account: viewer?.locale,
      requested,
      chosen: request.cookies[LOCALE_COOKIE],
      accepted: request.headers['accept-language'],
      country: getCountry(request, env),
      isBot: agent.isBot,
    });
    const themeChoice = request.cookies[THEME_COOKIE];
    const formTarget = await findFormTarget(request.url);
    const reads = watchReads();
    const page = await pages.render({
      url: originOf(env.publicUrl) + request.url,
      nonce,
      requestId: request.id,
      isBot: agent.isBot,
      device: agent.device,
      runsScripts: !agent.isOldAndroid,
      publicUrl: env.publicUrl,
      theme: themeChoice === 'dark' || themeChoice === 'light' ? themeChoice : 'auto',
      locale,
      country: storageCountry(request, agent.isBot, env),
      adsFor: `${agent.device} ${getCountry(request, env) ?? ''}`,
      csrfToken: ensureCsrfToken(request, reply, env.secret),
      ...(override?.form && { form: override.form }),
      ...(override?.shown && { shown: override.shown }),
      ...(override?.leaving && { leaving: override.leaving }),
      assets: pages.assets,
      ...(pages.devHead === undefined ? {} : { devHead: pages.devHead(nonce) }),
      onError: (thrown) => logFailure(request.log, thrown, 'a part of the page failed to render'),
      areStillShown: viewer === null ? areStillShown : undefined,
      read: (hash, variables) => reads.watch(async () => graphql.read(hash, variables, await context)),
      readResource: async (name, sent) => {
        const read = await reads.watch(() => readResource(request, reply, name, sent));
        if (!read.ok && read.retryAfterSeconds !== undefined)
          reads.noteLimit(read.code as LimitCode, read.retryAfterSeconds);
        return read;
      },
    });
    const refusal = reads.refusalOf(page.status);
    if (refusal) {
      discard(page);
      throw refusal;
    }
    reply.pageView = () =>
      toPageView(request, { ...agent, username: viewer?.username ?? null }, env.publicUrl);
    const isRestorable = viewer === null && override === undefined && isPublic(page, request.url);
    reply.header('cache-control', isRestorable ? 'private, no-cache' : 'private, no-store');
    reply.header('vary', 'accept-language, cookie');
    if (viewer !== undefined) reply.header(ACCOUNT_HEADER, viewer === null ? 'none' : String(viewer.id));
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    if (page.isNoindex) reply.header('x-robots-tag', 'noindex');
    if ('html' in page && page.giveBack) reply.raw.once('close', page.giveBack);
    return reply
      .status(override?.status ?? page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-language', locale)
      .header('content-security-policy', policyOf(nonce, env.mediaUrl, formTarget))
      .send('html' in page ? page.html : page.stream);
  };
}

/** Results of a search are public, but not for search engines. */
const SEARCH = /^\/search\//;

/**
 * Returns whether a page may stay in the browser's memory after a visitor has left it, from where going back restores it at once. Pages that are
 * not for search engines may have a secret in their address, and a page that streams may say so later.
 */
function isPublic(page: RenderedPage, path: string): boolean {
  if (!('html' in page) || page.status !== 200 || isSecretAddress(path)) return false;
  return !page.isNoindex || SEARCH.test(path);
}

/** Frees the resources of a page that is not sent. */
function discard(page: RenderedPage): void {
  if ('stream' in page) page.stream.destroy();
  if ('html' in page) page.giveBack?.();
}

/**
 * Returns the country of a request if optional data may be stored on the device; undefined with a privacy
 * signal, and for bots.
 */
function storageCountry(request: FastifyRequest, isBot: boolean, env: Env): string | undefined {
  const visitor = {
    country: getCountry(request, env),
    isSignedIn: false,
    isBot,
    asksForPrivacy: requestHasPrivacySignal(request.headers),
  };
  return canPersistState(visitor) ? (visitor.country ?? undefined) : undefined;
}

/**
 * Serves the client files, immutable, under `/assets/`, and every other GET as a server-rendered, streamed
 * page, with its forms.
 */
export async function pagesPlugin(
  app: FastifyInstance,
  options: {
    readonly pages: Pages;
    readonly resources: readonly AnyResource[];
    readonly env: Env;
    readonly show: ShowPage;
  },
): Promise<void> {
  const { pages, resources, env, show } = options;
  if (pages.clientDir !== undefined)
    await app.register(builtFiles, { clientDir: pages.clientDir, findOtherBuild: pages.findOtherBuild });
  await app.register(appFilesPlugin, { clientDir: pages.clientDir, base: basePathOf(env.publicUrl) });
  app.get('/*', (request, reply) => show(request, reply));
  await app.register(formsPlugin, { resources, env, show });
}
