import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../errors/errors.ts';
import type { Viewer } from '../viewer.ts';

/** Holds the session's token. `__Host-` binds it to this host, over a secure connection only. */
export const SESSION_COOKIE = '__Host-pegboard';
/** Holds the token that a change must repeat in `X-CSRFToken` (wire-facts.md). */
export const CSRF_COOKIE = 'csrftoken';

const SESSION_DAYS = 30;
/** What all cookies of the site have in common. */
export const COOKIE_BASE = { path: '/', secure: true, sameSite: 'lax' } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read from the database at the first call and kept for the request. */
    viewer(): Promise<Viewer>;
  }
}

/** Finds the viewer of a session token; null for one that is unknown or has expired. */
export type FindViewer = (token: string) => Promise<Viewer>;

/** Reads who asks from the session cookie, and hands out the CSRF token. */
export const sessionPlugin = fp<{ sessions: { readonly viewerOf: FindViewer } }>(
  async (app: FastifyInstance, { sessions }) => {
    await app.register(cookie);
    app.decorateRequest('viewer', function viewer(this: FastifyRequest): Promise<Viewer> {
      const token = this.cookies[SESSION_COOKIE];
      const found = token === undefined ? Promise.resolve(null) : sessions.viewerOf(token);
      this.viewer = () => found;
      return found;
    });
  },
);

/** Puts a new session's token into the visitor's cookie. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...COOKIE_BASE, httpOnly: true, maxAge: SESSION_DAYS * 86_400 });
}

/** Takes the session's token away. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { ...COOKIE_BASE, httpOnly: true });
}

/** The visitor's CSRF token: the one they have, or a new one set as a cookie. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply): string {
  const kept = request.cookies[CSRF_COOKIE];
  if (kept !== undefined && /^[\w-]{32}$/.test(kept)) return kept;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(CSRF_COOKIE, token, { ...COOKIE_BASE, httpOnly: false });
  return token;
}

/** Refuses a change that did not come from our own pages (BF-05): see `checkSameOrigin` and `checkCsrfToken`. */
export function checkCsrf(request: FastifyRequest, publicUrl: string): void {
  checkSameOrigin(request, publicUrl);
  checkCsrfToken(request, request.headers['x-csrftoken']);
}

/** Refuses what the browser does not call same-origin, by `Sec-Fetch-Site`, else by `Origin`. Throws `csrf_failed`. */
export function checkSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const fromHere = site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
  if (!fromHere) throw new AppError('csrf_failed');
}

/** Refuses what does not repeat the token of the cookie. Throws `csrf_failed`. */
export function checkCsrfToken(request: FastifyRequest, repeated: unknown): void {
  const sent = Buffer.from(typeof repeated === 'string' ? repeated : '');
  const kept = Buffer.from(request.cookies[CSRF_COOKIE] ?? '');
  const isSame = kept.length > 0 && sent.length === kept.length && timingSafeEqual(sent, kept);
  if (!isSame) throw new AppError('csrf_failed');
}
