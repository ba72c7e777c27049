import type { FastifyInstance } from 'fastify';
import type { DatabaseDeps } from '../../platform/deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { MEDIA_CACHING } from '../../platform/media/images/index.ts';
import { findCaptions } from './captions.ts';

export { captions } from './tables.ts';
export { captionsUrl, nameCaptions, replaceCaptions, storeCaptions, type NamedCaptions } from './captions.ts';

/** The captions of videos as WebVTT, each at an immutable address (CR-07). */
export function captionsModule(deps: DatabaseDeps): Module {
  return { routes: (app) => captionsRoute(app, deps) };
}

function captionsRoute(app: FastifyInstance, { db }: DatabaseDeps): void {
  app.get<{ Params: { readonly file: string } }>('/captions/:file', async (request, reply) => {
    const [, name] = /^([0-9a-f]{32})\.vtt$/.exec(request.params.file) ?? [];
    const vtt = name === undefined ? undefined : await findCaptions(db, name);
    if (vtt === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', MEDIA_CACHING)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('text/vtt; charset=utf-8')
      .send(vtt);
  });
}
