import { escapeHtml } from '@pegboard/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { getOutboxDir, readOutbox, type StoredMail } from './file-outbox.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Serves `/_dev/outbox/`: the emails of the outbox, for development. They give access to accounts, so the
 * page exists in development only, and only for requests from the machine itself under its own name.
 */
export function mailPage(app: FastifyInstance, env: Env): void {
  if (env.isProduction || env.smtpUrl !== undefined) return;
  app.get('/_dev/outbox/', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const mails = await readOutbox(getOutboxDir(env.dataDir));
    return reply
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page(mails));
  });
}

/**
 * Returns whether a request originates from this machine, and not through a DNS name that resolves to it.
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return LOOPBACK.has(socket.remoteAddress ?? '') && LOCAL_NAMES.has(name) && !isForwarded;
}

function page(mails: readonly StoredMail[]): string {
  const articles = mails.map(
    ({ name, sentAt, to, subject, text }) =>
      `<article id="${name}"><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p><pre>${linked(text)}</pre></article>`,
  );
  const body = articles.length === 0 ? '<p>No mail has been sent yet.</p>' : articles.join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Mails · Pegboard</title></head><body><main><h1>Mails</h1>\n${body}\n</main></body></html>\n`;
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
