import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { userColumns, users } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { findPin } from '../pins/index.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { embedDocument, embedPolicy, goneDocument } from './embed-page.ts';
import { embedView, type EmbedView } from './embed-view.ts';
import { EMBED_MAX_AGE, oembed, parsePinUrl } from './oembed.ts';

const NAME = 'Pegboard';
const EMBED_REQUESTS_PER_MINUTE = defineLimit({
  name: 'embeds an address',
  max: 300,
  windowMs: 60_000,
  against: 'load',
});
const sideSchema = z.coerce.number().int().positive().max(10_000).optional();
const oembedQuery = z.object({
  url: z.string().max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: sideSchema,
  maxheight: sideSchema,
});

/**
 * Pins on other sites (CU-12): `/oembed/` returns the embed code, `/pin/{id}/embed/` the embedded page. Both include
 * only pins on public boards, and are the same for everyone: no session is read.
 */
export function embedsModule(deps: Deps): Module {
  return { routes: (app) => embedRoutes(app, deps) };
}

function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const site = { name: NAME, publicUrl: deps.env.publicUrl };
  void app.register(async (room) => {
    room.addHook('onRequest', async (request) =>
      deps.limits.count([EMBED_REQUESTS_PER_MINUTE, getClientSubnet(request.ip)]),
    );
    room.get('/oembed/', async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const read = oembedQuery.safeParse(request.query);
      if (!read.success) throw new AppError('invalid_input', { cause: read.error });
      const { url, format, maxwidth, maxheight } = read.data;
      if (format !== 'json') throw new AppError('format_unknown');
      const view = await find(deps, parsePinUrl(url, site.publicUrl));
      if (!view) throw new AppError('pin_not_found');
      return cacheable(reply).send(oembed(view, { maxWidth: maxwidth, maxHeight: maxheight }, site));
    });
    room.get(
      '/pin/:id/embed/',
      async (request: FastifyRequest<{ Params: { readonly id: string } }>, reply) => {
        const nonce = randomBytes(16).toString('base64');
        const view = await find(deps, request.params.id);
        return cacheable(reply)
          .status(view ? 200 : 404)
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': embedPolicy(nonce),
            'cross-origin-resource-policy': 'cross-origin',
            'x-robots-tag': 'noindex',
          })
          .send(view ? embedDocument(view, { name: NAME, nonce }) : goneDocument({ name: NAME, nonce }));
      },
    );
    for (const path of ['/oembed/', '/pin/:id/embed/']) rejectOtherMethods(room, path, ['GET']);
  });
}

const cacheable = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', `public, max-age=${EMBED_MAX_AGE}`);

/** Returns a pin on a public board, as a visitor sees it. */
async function find({ db, env }: Deps, id: string | undefined): Promise<EmbedView | undefined> {
  const pin = id === undefined ? undefined : await findPin(db, null, parseId(id));
  if (pin?.boardPrivacy !== 'public') return undefined;
  const [creator] = await db.select(userColumns).from(users).where(eq(users.id, pin.creatorId));
  return embedView(pin, creator, env.publicUrl);
}
