import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@pegboard/types';
import { mayKeepState } from '@pegboard/unauth-visitor-state/model';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { agentOf, type Device } from '../agent.ts';
import { chooseLocale, countryOf, headersAskForPrivacy } from '../countries/index.ts';
import type { Env } from '../env.ts';
import type { ErrorCode, FieldErrors } from '../errors.ts';
import type { FieldProblem } from '../field-problems.ts';
import type { LeaveNotice } from '../offsite/index.ts';
import type { ShownPins } from '../pins/index.ts';
import type { AnyResource } from '../resource.ts';
import { formsPlugin } from './forms.ts';
import type { Graphql, GraphqlContext } from './graphql.ts';
import { keepLocale, LOCALE_COOKIE } from './locale-choice.ts';
import { pageViewOf } from './page-view.ts';
import { createReadResource, type ReadResource } from './read-resource.ts';
import { pagePolicy } from './security-headers.ts';
import { ensureCsrfToken } from './session.ts';

/** What the web app is given to render one page. The web app exports `render(request, page): Promise<RenderedPage>`. */
export type PageRequest = {
  /** Absolute address, built from configuration. */
  readonly url: string;
  readonly nonce: string;
  /** The id by which the log knows the request. */
  readonly requestId: string;
  /** Bots wait for the whole page instead of a stream. */
  readonly isBot: boolean;
  readonly device: Device;
  /** Whether the browser can run the site's scripts; else it is given the page alone, to read. */
  readonly runsScripts: boolean;
  readonly publicUrl: string;
  /** The theme chosen by a signed-out visitor's cookie; the signed-in have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** The language that the page is shown in. */
  readonly locale: Locale;
  /** The country of the request, where a visitor's state may be kept on the device; undefined everywhere else. */
  readonly country: string | undefined;
  /** By what the ads of visitors are chosen: a page that is kept for all of them is kept for those who are alike in it. */
  readonly adsFor: string;
  /** What a form repeats in `csrf_token` when the browser sends it by itself. */
  readonly csrfToken: string;
  /** The form that was sent to this page and refused. */
  readonly form?: RefusedForm;
  /** What is said in place of leading out of the site. */
  readonly leaving?: LeaveNotice;
  /** Gives the data of a published GraphQL operation, read in this process as this viewer. Throws what it failed with. */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Gives what a resource answers to a `get`, read in this process as this viewer. */
  readonly readResource: ReadResource;
  /** For a visitor: whether all of these pins may still be shown to visitors. Undefined for a member. */
  readonly areStillShown: ((pins: ShownPins) => Promise<boolean>) | undefined;
  readonly assets: PageAssets;
  /** Markup that development needs before the entry. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

/** A form that was refused: what is wrong with it, and what was typed into it, without its secrets. */
export type RefusedForm = {
  /** The path that it was sent to: that of its page. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: FieldErrors;
  readonly problems: Readonly<Record<string, FieldProblem>>;
  readonly values: Readonly<Record<string, string>>;
};

/** Answers with the page at the request's address; `given` is what that page is told beyond it, and its status. */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  given?: { readonly status: number } & Pick<PageRequest, 'form' | 'leaving'>,
) => Promise<FastifyReply>;

/** Addresses of files of the client. */
export type PageFiles = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/** The client's files that every page needs, and what single screens need beyond them. */
export type PageAssets = PageFiles & {
  readonly entry: string;
  /** What all pages of members need. */
  readonly member: PageFiles;
  /** By the file of the screen, as the build names it: `src/screens/pin/pin.tsx`. */
  readonly screens: Readonly<Record<string, PageFiles>>;
  /** The texts of each language that has a file of its own, by its locale. */
  readonly languages: Readonly<Partial<Record<Locale, PageFiles>>>;
};

/** A rendered page that streams, one that was whole at once, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | { readonly status: number; readonly stream: Readable }
  /** `giveBack` is called when nothing reads `html` any more: its memory is used again. */
  | { readonly status: number; readonly html: Buffer; readonly giveBack?: () => void };

/** The built web app, or the one served from sources in development. */
export type Pages = {
  render(page: PageRequest): Promise<RenderedPage>;
  readonly assets: PageAssets;
  /** Markup that development needs before the entry. */
  readonly devHead?: (nonce: string) => string;
  /** The content security policy of a page, where it is not the strict one of the built site. */
  readonly policy?: (nonce: string) => string;
  /** Folder of the content-addressed client files, when they are built. */
  readonly clientDir?: string;
};

/** The client's files, under `/assets/`. */
async function builtFiles(app: FastifyInstance, { root }: { readonly root: string }): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, kind: 'file' };
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  });
}

/** Holds a signed-out visitor's choice of theme (an explicit choice: see promises.md, Privacy). */
export const THEME_COOKIE = 'pb_theme';

/** Makes what answers with pages: rendered as this visitor, kept by no cache, with a policy of their own. */
export function createShowPage(options: {
  readonly pages: Pages;
  readonly graphql: Graphql;
  readonly resources: readonly AnyResource[];
  readonly env: Env;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlContext>;
  readonly areStillShown: (pins: ShownPins) => Promise<boolean>;
}): ShowPage {
  const { pages, graphql, env, contextOf, areStillShown } = options;
  const readResource = createReadResource(options.resources, env);
  const policyOf = pages.policy ?? pagePolicy;
  return async (request, reply, given) => {
    const nonce = randomBytes(16).toString('base64');
    const context = contextOf(request, reply);
    // Whoever reads is told of a failure; a page that reads nothing is served, and the process lives.
    const viewer = await context.then(
      ({ viewer }) => viewer,
      () => undefined,
    );
    const agent = agentOf(request.headers['user-agent'] ?? '');
    const asked = new URL(request.url, env.publicUrl).searchParams.get('locale') ?? undefined;
    if (viewer === null) keepLocale(request, reply, asked);
    const locale = chooseLocale({
      account: viewer?.locale,
      asked,
      chosen: request.cookies[LOCALE_COOKIE],
      accepted: request.headers['accept-language'],
      country: countryOf(request.headers, env),
      isBot: agent.isBot,
    });
    const themeChoice = request.cookies[THEME_COOKIE];
    const page = await pages.render({
      url: env.publicUrl + request.url,
      nonce,
      requestId: request.id,
      isBot: agent.isBot,
      device: agent.device,
      runsScripts: !agent.isOldAndroid,
      publicUrl: env.publicUrl,
      theme: themeChoice === 'dark' || themeChoice === 'light' ? themeChoice : 'auto',
      locale,
      country: storageCountry(request, agent.isBot, env),
      adsFor: `${agent.device} ${countryOf(request.headers, env) ?? ''}`,
      csrfToken: ensureCsrfToken(request, reply),
      ...(given?.form && { form: given.form }),
      ...(given?.leaving && { leaving: given.leaving }),
      assets: pages.assets,
      ...(pages.devHead === undefined ? {} : { devHead: pages.devHead(nonce) }),
      onError: (err) => request.log.error({ err }, 'a part of the page failed to render'),
      areStillShown: viewer === null ? areStillShown : undefined,
      read: async (hash, variables) => graphql.read(hash, variables, await context),
      readResource: (name, sent) => readResource(request, reply, name, sent),
    });
    reply.pageView = () =>
      pageViewOf(request, { ...agent, username: viewer?.username ?? null }, env.publicUrl);
    reply.header('cache-control', 'private, no-store');
    reply.header('vary', 'accept-language');
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    if ('html' in page && page.giveBack) reply.raw.once('close', page.giveBack);
    return reply
      .status(given?.status ?? page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-language', locale)
      .header('content-security-policy', policyOf(nonce))
      .send('html' in page ? page.html : page.stream);
  };
}

/** The country of a request where a device may be made to store something: not of who asks for privacy, nor of a bot. */
function storageCountry({ headers }: FastifyRequest, isBot: boolean, env: Env): string | undefined {
  const visitor = {
    country: countryOf(headers, env),
    isSignedIn: false,
    isBot,
    asksForPrivacy: headersAskForPrivacy(headers),
  };
  return mayKeepState(visitor) ? (visitor.country ?? undefined) : undefined;
}

/** Serves the client's files for ever under `/assets/`, and every other GET as a server-rendered, streamed page, with its forms. */
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
    await app.register(builtFiles, { root: join(pages.clientDir, 'assets') });
  app.get('/*', (request, reply) => show(request, reply));
  await app.register(formsPlugin, { resources, env, show });
}
