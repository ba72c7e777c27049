import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import type { Graphql, GraphqlContext } from './graphql.ts';
import { pagePolicy } from './security-headers.ts';
import { ensureCsrfToken } from './session.ts';

/** What the web app is given to render one page. The web app exports `render(request, page): Promise<RenderedPage>`. */
export type PageRequest = {
  /** Absolute address, built from configuration. */
  readonly url: string;
  readonly nonce: string;
  readonly csrfToken: string;
  readonly userAgent: string;
  /** Bots wait for the whole page instead of a stream. */
  readonly isBot: boolean;
  readonly publicUrl: string;
  /** The theme chosen by a signed-out visitor's cookie; the signed-in have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** Posts a GraphQL request in this process, as this viewer. */
  readonly graphql: typeof fetch;
};

/** A rendered page, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | { readonly status: number; readonly stream: Readable; readonly headers?: Readonly<Record<string, string>> };

/** The built web app, or the one served from sources in development. */
export type Pages = {
  render(page: PageRequest): Promise<RenderedPage>;
  /** Folder of the content-addressed client files, when they are built. */
  readonly clientDir?: string;
};

/** Holds a signed-out visitor's choice of theme (an explicit choice: see promises.md, Privacy). */
export const THEME_COOKIE = 'pb_theme';

/** Serves the client's files for ever under `/assets/`, and every other GET as a server-rendered, streamed page. */
export async function pagesPlugin(
  app: FastifyInstance,
  options: {
    readonly pages: Pages;
    readonly graphql: Graphql;
    readonly env: Env;
    readonly contextOf: (request: import('fastify').FastifyRequest) => Promise<GraphqlContext>;
  },
): Promise<void> {
  const { pages, graphql, env, contextOf } = options;
  if (pages.clientDir !== undefined)
    await app.register(fastifyStatic, {
      root: join(pages.clientDir, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
    });
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const context = contextOf(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const themeChoice = request.cookies[THEME_COOKIE];
    const page = await pages.render({
      url: env.publicUrl + request.url,
      nonce,
      csrfToken: ensureCsrfToken(request, reply),
      userAgent,
      isBot: isbot(userAgent),
      publicUrl: env.publicUrl,
      theme: themeChoice === 'dark' || themeChoice === 'light' ? themeChoice : 'auto',
      graphql: (async (input: string, init: RequestInit) => graphql.fetch(input, init, await context)) as typeof fetch,
    });
    reply.header('cache-control', 'private, no-store');
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    return reply
      .status(page.status)
      .headers(page.headers ?? {})
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      .send(page.stream);
  });
}
