import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { sitemapEntries, sitemapVersion } from './read-entries.ts';
import { createSitemapFiles, type SitemapFile } from './read-ranges.ts';
import { robotsText } from './robots.ts';
import { sitePages } from './site-pages.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** Seconds for which these files may be cached. */
const MAX_AGE = 3600;
const SITEMAPS_PER_MINUTE = defineLimit({
  name: 'reads sitemaps from an address',
  max: 120,
  windowMs: 60_000,
  against: 'load',
});
const ROBOTS_PATH = '/robots.txt';
const INDEX_PATH = '/sitemap.xml';
const PAGES_PATH = '/sitemap-pages.xml';
const FILE_PATH = '/sitemap-:file.xml';

/**
 * The files by which search engines find the public pages (IO-04): `robots.txt`, the index of the sitemap at `/sitemap.xml`,
 * and its files by kind. They are the same for everyone: no session is read.
 */
export function sitemapsModule(deps: Deps): Module {
  return {
    routes: (app) => {
      void app.register(async (scope) => robotsRoute(scope, deps));
      void app.register(async (scope) => sitemapRoutes(scope, deps));
    },
  };
}

async function robotsRoute(app: FastifyInstance, { env }: Deps): Promise<void> {
  await app.register(etag);
  app.get(ROBOTS_PATH, { config: { kind: 'file' } }, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(env)),
  );
  rejectOtherMethods(app, ROBOTS_PATH, ['GET']);
}

async function sitemapRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, env } = deps;
  const { publicUrl } = env;
  const readFiles = createSitemapFiles(deps);
  app.addHook('onRequest', async (request) => {
    if (!env.allowsIndexing) throw new AppError('not_found');
    await deps.limits.count([SITEMAPS_PER_MINUTE, getClientSubnet(request.ip)]);
  });
  app.get(INDEX_PATH, async (request, reply) => {
    const files = await readFiles();
    const listed = [
      { path: PAGES_PATH, lastmod: null },
      ...files.map((file) => ({ path: `/sitemap-${nameOf(file)}.xml`, lastmod: file.lastmod })),
    ];
    return sendXml(request, reply, JSON.stringify(listed), () => writeSitemapIndex(listed, publicUrl));
  });
  app.get(PAGES_PATH, async (request, reply) => {
    const pages = await sitePages(deps);
    return sendXml(request, reply, JSON.stringify(pages), () => writeSitemap([pages], publicUrl));
  });
  app.get<{ Params: { readonly file: string } }>(FILE_PATH, async (request, reply) => {
    const file = (await readFiles()).find((each) => nameOf(each) === request.params.file);
    const version = file && (await sitemapVersion(db, file));
    if (!file || version === undefined) throw new AppError('not_found');
    return sendXml(request, reply, version, () => writeSitemap(sitemapEntries(db, file), publicUrl));
  });
  for (const path of [INDEX_PATH, PAGES_PATH, FILE_PATH]) rejectOtherMethods(app, path, ['GET']);
}

const nameOf = ({ kind, number }: SitemapFile): string => `${kind}-${number}`;

/** Sends XML with an entity tag of its version, or 304 if the client has this version. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  write: () => Readable | string,
): FastifyReply {
  // The tag is weak: the file may be compressed on its way.
  const tag = `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': `public, max-age=${MAX_AGE}`, etag: tag, 'x-robots-tag': 'noindex' });
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.includes(tag)) return reply.status(304).send();
  return reply.type('application/xml; charset=utf-8').send(write());
}
