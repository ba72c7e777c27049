import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import { readError } from '../../platform/http/plugins/errors.ts';
import { takeForms } from '../../platform/http/plugins/bodies.ts';
import { chooseEmails } from './choose.ts';
import { MAIL_LISTS } from '../notification-choices/index.ts';
import { userOfUnsubscribeLink } from './email-links.ts';

const BODY_MAX_BYTES = 1024;
const querySchema = z.object({ token: z.string().max(100), list: z.enum(MAIL_LISTS) });
const bodySchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/**
 * Serves POST `/email/subscription/`, which mail clients send when the recipient presses Unsubscribe (RFC
 * 8058). It has neither cookies nor a CSRF token: the signed address identifies the member and the list.
 * Idempotent.
 */
export function oneClickRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    takeForms(room, BODY_MAX_BYTES);
    room.post('/email/subscription/', async (request, reply) => {
      reply.header('cache-control', 'private, no-store').type('text/plain; charset=utf-8');
      const query = querySchema.safeParse(request.query);
      if (!query.success || !bodySchema.safeParse(request.body).success)
        return reply.status(400).send('This is no request to unsubscribe.\n');
      try {
        const { token, list } = query.data;
        const userId = userOfUnsubscribeLink(deps, token, list);
        await chooseEmails(deps.db, userId, { [list]: false }, deps.now());
      } catch (thrown) {
        const { status, message } = readError(thrown, request, reply);
        return reply.status(status).send(`${message}\n`);
      }
      return 'You get no more of these mails.\n';
    });
  });
}
