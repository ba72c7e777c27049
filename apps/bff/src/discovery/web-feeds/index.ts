import etag from '@fastify/etag';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { profilePath } from '@pegboard/routes';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { boardFeed, memberFeed, topicFeed, type FeedResult, type FeedSource } from './feed-source.ts';
import { FEED_FORMATS, writeFeed, type MemberNames, type FeedFormat } from './write-feed.ts';

/** Seconds for which a feed may be cached. */
const MAX_AGE = 300;
const FEEDS_PER_MINUTE = defineLimit({
  name: 'reads feeds from an address',
  max: 300,
  windowMs: 60_000,
  against: 'load',
});
const FORMATS = Object.keys(FEED_FORMATS) as readonly FeedFormat[];

/**
 * Feeds of profiles, boards and topics for readers (IO-05): `feed.rss`, `feed.atom` and `feed.json` below their addresses.
 * They have what visitors see listed and are the same for everyone: no session is read.
 */
export function webFeedsModule(deps: Deps): Module {
  return { routes: (app) => void app.register(async (scope) => feedRoutes(scope, deps)) };
}

type Address = Readonly<Record<string, string>>;

async function feedRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await app.register(etag, { weak: true });
  app.addHook('onRequest', async (request) =>
    deps.limits.count([FEEDS_PER_MINUTE, getClientSubnet(request.ip)]),
  );
  const sources: Readonly<Record<string, (address: Address) => Promise<FeedResult>>> = {
    '/:username': ({ username = '' }) => memberFeed(db, username),
    '/:username/:board': ({ username = '', board = '' }) => boardFeed(db, { username, slug: board }),
    '/ideas/:name/:id': ({ name = '', id = '' }) => topicFeed(db, { name, id }),
  };
  for (const [pattern, find] of Object.entries(sources))
    for (const format of FORMATS) {
      const path = `${pattern}/feed.${format}`;
      app.get<{ Params: Address }>(path, async (request, reply) =>
        sendFeed(deps, reply, format, await find(request.params)),
      );
      rejectOtherMethods(app, path, ['GET']);
    }
}

async function sendFeed(
  { db, env }: Deps,
  reply: FastifyReply,
  format: FeedFormat,
  found: FeedResult,
): Promise<FastifyReply> {
  if (!found) throw new AppError('not_found');
  if (found === 'gone') throw new AppError('gone');
  if ('movedTo' in found) return reply.redirect(`${found.movedTo}feed.${format}`, 301);
  const members = await memberNames(db, found);
  return reply
    .headers({
      'cache-control': `public, max-age=${MAX_AGE}`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .type(`${FEED_FORMATS[format]}; charset=utf-8`)
    .send(writeFeed(found, { format, members, publicUrl: env.publicUrl }));
}

async function memberNames(db: Db, { pins, authorId }: FeedSource): Promise<MemberNames> {
  const ids = [
    ...new Set([...pins.map(({ creatorId }) => creatorId), ...(authorId === undefined ? [] : [authorId])]),
  ];
  if (ids.length === 0) return new Map();
  const { id, username, fullName } = users;
  const rows = await db.select({ id, username, fullName }).from(users).where(inArray(id, ids));
  return new Map(
    rows.map((row) => [row.id, { name: row.fullName || row.username, path: profilePath(row.username) }]),
  );
}
