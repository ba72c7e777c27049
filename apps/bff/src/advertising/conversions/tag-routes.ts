import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import { createServeTokens } from '../campaigns/index.ts';
import { getCountry, requestHasPrivacySignal, isStorageAllowed } from '../../platform/countries/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { takeJson } from '../../platform/http/plugins/bodies.ts';
import { receiveEvents } from './receive-events.ts';
import { isEvent, readEvent, type EventInput } from './rules.ts';
import { conversionTags } from './tables.ts';

/** The path of the tag's script, and the path to which it sends events. */
export const TAG_SCRIPT_PATH = '/tag/v1.js';
export const TAG_EVENTS_PATH = '/tag/v1/events';

const SCRIPT = readFileSync(new URL('tag/v1.js', import.meta.url), 'utf8');
const BODY_MAX = 4096;
const EVENTS_A_MINUTE = defineLimit({
  name: 'tag events an address',
  max: 120,
  windowMs: 60_000,
  against: 'load',
});
const EVENTS_OF_TAG_A_MINUTE = defineLimit({
  name: 'events of a tag',
  max: 6000,
  windowMs: 60_000,
  against: 'load',
});
/** Any site may send requests, and the responses reveal nothing about anyone; no cookie is read or set. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const BEACON = /^(?:text\/plain|application\/json)\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

/** A tag's id, and an event without its time, which is the current one. */
const beaconSchema = z.looseObject({ tag_id: idSchema });

/** Serves the tag: its script, and the events from advertisers' pages, of any origin (BD-08). */
export function tagRoutes(app: FastifyInstance, deps: Deps): void {
  const marks = createServeTokens(deps.env.secret);
  app.get(TAG_SCRIPT_PATH, { config: { kind: 'file' } }, async (_request, reply) =>
    reply
      .headers(OPEN)
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      .type('text/javascript; charset=utf-8')
      .send(SCRIPT),
  );
  rejectOtherMethods(app, TAG_SCRIPT_PATH, ['GET']);
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    takeJson(room, BEACON);
    rejectOtherMethods(room, TAG_EVENTS_PATH, ['POST']);
    room.post(TAG_EVENTS_PATH, {
      bodyLimit: BODY_MAX,
      config: { kind: 'event' },
      onRequest: async (_request, reply) => {
        reply.headers({ ...OPEN, 'cache-control': 'no-store' });
      },
      async handler(request, reply) {
        const isBot = parseUserAgent(request.headers['user-agent'] ?? '').isBot;
        const { tag_id: tagId, ...sent } = parseOptions(beaconSchema, request.body) as z.infer<
          typeof beaconSchema
        >;
        await deps.limits.count(
          [EVENTS_A_MINUTE, getClientSubnet(request.ip)],
          [EVENTS_OF_TAG_A_MINUTE, tagId],
        );
        const now = deps.now();
        const event = readEvent({ ...sent, happened_at: now.toISOString() }, 'tag', now);
        if (!isEvent(event))
          throw new AppError('invalid_input', { fields: { [event.field]: event.message } });
        const [tag] = await deps.db
          .select({ id: conversionTags.id, accountId: conversionTags.accountId })
          .from(conversionTags)
          .where(eq(conversionTags.id, parseId(tagId) ?? 0n));
        if (!tag) throw new AppError('tag_not_found');
        const isPrivate =
          requestHasPrivacySignal(request.headers) || !isStorageAllowed(getCountry(request, deps.env));
        if (!isBot)
          await receiveEvents(deps.db, tag, [isPrivate ? anonymizeEvent(event) : event], {
            source: 'tag',
            now,
            marks,
          });
        return reply.status(204).send();
      },
    });
  });
}

/**
 * Reduces the event of a visitor with a privacy signal, or whose law requires consent, to its name and value.
 */
export function anonymizeEvent({
  click_id: _click,
  email_sha256: _email,
  order_id: _order,
  ...event
}: EventInput): EventInput {
  return event;
}
