import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sessions } from '../accounts/sessions.ts';
import { AppError } from '../errors.ts';
import type { Viewer } from '../viewer.ts';

/** Holds the session's token. `__Host-` binds it to this host, over a secure connection only. */
export const SESSION_COOKIE = '__Host-pegboard';
/** Holds the token that a change must repeat in `X-CSRFToken` (wire-facts.md). */
export const CSRF_COOKIE = 'csrftoken';

const SESSION_DAYS = 30;
const BASE = { path: '/', secure: true, sameSite: 'lax' } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read from the database at the first call and kept for the request. */
    viewer(): Promise<Viewer>;
  }
}

/** Reads who asks from the session cookie, and hands out the CSRF token. */
export const sessionPlugin = fp<{ sessions: Sessions }>(async (app: FastifyInstance, { sessions }) => {
  await app.register(cookie);
  app.decorateRequest('viewer', function viewer(this: FastifyRequest): Promise<Viewer> {
    const token = this.cookies[SESSION_COOKIE];
    const found = token === undefined ? Promise.resolve(null) : sessions.viewerOf(token);
    this.viewer = () => found;
    return found;
  });
});

/** Puts a new session's token into the visitor's cookie. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...BASE, httpOnly: true, maxAge: SESSION_DAYS * 86_400 });
}

/** Takes the session's token away. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { ...BASE, httpOnly: true });
}

/** The visitor's CSRF token: the one they have, or a new one set as a cookie. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply): string {
  const kept = request.cookies[CSRF_COOKIE];
  if (kept !== undefined && /^[\w-]{32}$/.test(kept)) return kept;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(CSRF_COOKIE, token, { ...BASE, httpOnly: false });
  return token;
}

/**
 * Refuses a change that did not come from our own pages (BF-05): the browser must say same-origin
 * (`Sec-Fetch-Site`, else `Origin`), and the header must repeat the cookie.
 */
export function checkCsrf(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const fromHere = site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
  const sent = Buffer.from(String(request.headers['x-csrftoken'] ?? ''));
  const kept = Buffer.from(request.cookies[CSRF_COOKIE] ?? '');
  const repeated = kept.length > 0 && sent.length === kept.length && timingSafeEqual(sent, kept);
  if (!fromHere || !repeated) throw new AppError('csrf_failed');
}
