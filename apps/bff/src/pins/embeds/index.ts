import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { profilePath } from '@pegboard/routes';
import { chooseLocale } from '../../platform/countries/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import { boardUrl } from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import { DEFAULT_EMBED_APPEARANCE, embedOptionsSchema, type EmbedAppearance } from './embed-options.ts';
import { embedDocument, embedPolicy, goneDocument, gridDocument, type EmbedSite } from './embed-page.ts';
import { EMBED_SCRIPT, EMBED_SCRIPT_PATH } from './embed-script.ts';
import { parseEmbedUrl, targetOf, type EmbedParams, type EmbedTarget } from './embed-target.ts';
import { findEmbeddedGrid, findEmbeddedPin } from './find-embed.ts';
import { EMBED_MAX_AGE, gridOembed, oembed, oembedXml, type Oembed, type OembedOptions } from './oembed.ts';

const NAME = 'Pegboard';
const SCRIPT_MAX_AGE = 3600;
const EMBED_REQUESTS_PER_MINUTE = defineLimit({
  name: 'embeds an address',
  max: 300,
  windowMs: 60_000,
  against: 'load',
});
const sideSchema = z.coerce.number().int().positive().max(10_000).optional();
const oembedQuery = embedOptionsSchema.extend({
  url: z.string().max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: sideSchema,
  maxheight: sideSchema,
});

/**
 * Pins, boards and profiles on other sites (CU-12, IO-06): `/oembed/` returns the embed code, `/pin/{id}/embed/` and
 * `/embed/{username}/{board}/` the embedded pages. They include only what is public, are the same for everyone, and set no
 * cookie: no session is read. They alone can be framed.
 */
export function embedsModule(deps: Deps): Module {
  return { routes: (app) => embedRoutes(app, deps) };
}

function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl, mediaUrl } = deps.env;
  const site = { name: NAME, publicUrl, mediaUrl };
  void app.register(async (room) => {
    room.addHook('onRequest', async (request) =>
      deps.limits.count([EMBED_REQUESTS_PER_MINUTE, getClientSubnet(request.ip)]),
    );
    room.get('/oembed/', async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const read = oembedQuery.safeParse(request.query);
      if (!read.success) throw new AppError('invalid_input', { cause: read.error });
      const { url, format, maxwidth: maxWidth, maxheight: maxHeight, ...options } = read.data;
      if (format !== 'json' && format !== 'xml') throw new AppError('format_unknown');
      const target = parseEmbedUrl(url, site.publicUrl);
      const response =
        target && (await presentOembed(deps, target, { ...options, maxWidth, maxHeight }, site));
      if (response === 'gone') throw new AppError('gone');
      if (!response) throw new AppError('pin_not_found');
      cacheable(reply);
      return format === 'xml'
        ? reply.type('text/xml; charset=utf-8').send(oembedXml(response))
        : reply.send(response);
    });
    for (const path of ['/pin/:id/embed/', '/embed/:username/', '/embed/:username/:board/']) {
      room.get(path, async (request: FastifyRequest<{ Params: EmbedParams }>, reply) => {
        const target = targetOf(request.params);
        const nonce = randomBytes(16).toString('base64');
        const appearance = readAppearance(request);
        const page = target && (await documentOf(deps, target, appearance, { ...site, nonce }));
        if (typeof page === 'object' && 'movedTo' in page)
          return cacheable(reply).redirect(page.movedTo + new URL(request.url, publicUrl).search, 301);
        return cacheable(reply)
          .status(page === undefined ? 404 : page === 'gone' ? 410 : 200)
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-language': appearance.locale,
            'content-security-policy': embedPolicy({ ...site, nonce }),
            'cross-origin-resource-policy': 'cross-origin',
            vary: 'accept-language',
            'x-robots-tag': 'noindex',
          })
          .send(
            typeof page === 'object' && 'html' in page
              ? page.html
              : goneDocument(appearance, { ...site, nonce }),
          );
      });
      rejectOtherMethods(room, path, ['GET']);
    }
    room.get(EMBED_SCRIPT_PATH, { config: { kind: 'file' } }, async (_request, reply) =>
      reply
        .headers({
          'cache-control': `public, max-age=${SCRIPT_MAX_AGE}`,
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('text/javascript; charset=utf-8')
        .send(EMBED_SCRIPT),
    );
    for (const path of ['/oembed/', EMBED_SCRIPT_PATH]) rejectOtherMethods(room, path, ['GET']);
  });
}

const cacheable = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', `public, max-age=${EMBED_MAX_AGE}`);

/** Reads the appearance of an embedded page from its address, and the language from the browser if the address names none. */
function readAppearance(request: FastifyRequest): EmbedAppearance {
  const read = embedOptionsSchema.safeParse(request.query);
  const { theme, columns, lang } = read.success
    ? read.data
    : { ...DEFAULT_EMBED_APPEARANCE, lang: undefined };
  const locale = chooseLocale({
    account: undefined,
    requested: lang,
    chosen: undefined,
    accepted: request.headers['accept-language'],
    country: null,
    isBot: false,
  });
  return { theme, columns, locale };
}

/** An embedded page, the address of one that was renamed, 'gone' if it was deleted, or undefined if there is none. */
type EmbedDocument = { readonly html: string } | { readonly movedTo: string } | 'gone' | undefined;

async function documentOf(
  deps: Deps,
  target: EmbedTarget,
  appearance: EmbedAppearance,
  site: EmbedSite,
): Promise<EmbedDocument> {
  if (target.kind === 'pin') {
    const pin = await findEmbeddedPin(deps, target.id);
    return pin && pin !== 'gone' ? { html: embedDocument(pin, appearance, site) } : pin;
  }
  const grid = await findEmbeddedGrid(deps, target);
  if (!grid || grid === 'gone') return grid;
  return grid.path === pathOf(target)
    ? { html: gridDocument(grid, appearance, site) }
    : { movedTo: grid.path };
}

/** Returns the path of the embedded page of an address, as `GridView` has it for a current one. */
function pathOf(target: Exclude<EmbedTarget, { kind: 'pin' }>): string {
  const username = target.username.toLowerCase();
  return `/embed${target.kind === 'board' ? boardUrl({ ownerUsername: username, slug: target.slug }) : profilePath(username)}`;
}

async function presentOembed(
  deps: Deps,
  target: EmbedTarget,
  options: OembedOptions,
  site: { readonly name: string; readonly publicUrl: string },
): Promise<Oembed | 'gone' | undefined> {
  if (target.kind === 'pin') {
    const pin = await findEmbeddedPin(deps, target.id);
    return pin && pin !== 'gone' ? oembed(pin, options, site) : pin;
  }
  const grid = await findEmbeddedGrid(deps, target);
  return grid && grid !== 'gone' ? gridOembed(grid, options, site) : grid;
}
