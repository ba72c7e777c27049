import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { Module } from '../../platform/http/module.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import type { Deps } from './deps.ts';
import { robotsText } from './robots.ts';

/** Seconds for which `robots.txt` may be cached. */
const ROBOTS_MAX_AGE = 3600;

/**
 * The files by which search engines find the public pages (IO-04): `robots.txt`. They are the same for everyone: no
 * session is read.
 */
export function sitemapsModule(deps: Deps): Module {
  return { routes: (app) => void app.register(async (scope) => sitemapRoutes(scope, deps)) };
}

async function sitemapRoutes(app: FastifyInstance, { env }: Deps): Promise<void> {
  await app.register(etag);
  const config = { kind: 'file' } as const;
  app.get('/robots.txt', { config }, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${ROBOTS_MAX_AGE}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(env)),
  );
  rejectOtherMethods(app, '/robots.txt', ['GET']);
}
