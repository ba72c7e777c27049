import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import { COOKIE_BASE, CSRF_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { isCsrfTokenOf, isSameText, newCsrfToken } from './csrf-token.ts';

/** The inputs of creating and checking tokens. */
export type CsrfEnv = Pick<Env, 'publicUrl' | 'secret'>;

/** Sets a new token cookie for a new session, or for a visitor without one. */
export function setCsrfCookie(reply: FastifyReply, secret: string, session: string | undefined): string {
  const token = newCsrfToken(secret, session);
  reply.setCookie(CSRF_COOKIE, token, { ...COOKIE_BASE, httpOnly: false });
  return token;
}

/** Returns the token of the request's session: from its cookie, or a new one that is set as the cookie. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply, secret: string): string {
  const session = request.cookies[SESSION_COOKIE];
  const stored = request.cookies[CSRF_COOKIE];
  if (stored !== undefined && isCsrfTokenOf(stored, secret, session)) return stored;
  return setCsrfCookie(reply, secret, session);
}

/**
 * Rejects a change that did not come from our own pages (BF-05): see `checkSameOrigin` and `checkCsrfToken`.
 * A page of ours with the token of another session receives the right one, so that it can retry.
 */
export function checkCsrf(request: FastifyRequest, reply: FastifyReply, env: CsrfEnv): void {
  checkSameOrigin(request, env.publicUrl);
  try {
    checkCsrfToken(request, request.headers['x-csrftoken'], env.secret);
  } catch (refusal) {
    ensureCsrfToken(request, reply, env.secret);
    throw refusal;
  }
}

/**
 * Rejects requests that are not same-origin according to `Sec-Fetch-Site`, otherwise `Origin`. Throws
 * `csrf_failed`.
 */
export function checkSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const fromHere = site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
  if (!fromHere) throw new AppError('csrf_failed');
}

/**
 * Rejects requests that do not repeat the cookie's token, and tokens of another session. Throws
 * `csrf_failed`.
 */
export function checkCsrfToken(request: FastifyRequest, repeated: unknown, secret: string): void {
  const stored = request.cookies[CSRF_COOKIE] ?? '';
  const isRepeated = typeof repeated === 'string' && isSameText(repeated, stored);
  if (!isRepeated || !isCsrfTokenOf(stored, secret, request.cookies[SESSION_COOKIE]))
    throw new AppError('csrf_failed');
}
