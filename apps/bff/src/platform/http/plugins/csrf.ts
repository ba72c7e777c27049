import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import { COOKIE_BASE, CSRF_COOKIE, SESSION_COOKIE } from './cookies.ts';

const NONCE_BYTES = 24;
const NONCE_LENGTH = 32;
const FORMAT = /^[\w-]{75}$/;

/** What tokens are made and checked with. */
export type CsrfEnv = Pick<Env, 'publicUrl' | 'secret'>;

/**
 * Returns a new CSRF token of a session, or of nobody's: a random number, and its HMAC with the session and the secret of
 * the site. It is worthless with any other session, before log-in and after log-out.
 */
export function newCsrfToken(secret: string, session: string | undefined): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return nonce + macOf(secret, session, nonce);
}

/** Sets a new token as the cookie of a session that begins, or of nobody's. */
export function setCsrfCookie(reply: FastifyReply, secret: string, session: string | undefined): string {
  const token = newCsrfToken(secret, session);
  reply.setCookie(CSRF_COOKIE, token, { ...COOKIE_BASE, httpOnly: false });
  return token;
}

/** Returns the token of the request's session: the one of its cookie, or a new one that is set as the cookie. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply, secret: string): string {
  const session = request.cookies[SESSION_COOKIE];
  const kept = request.cookies[CSRF_COOKIE];
  if (kept !== undefined && isTokenOf(kept, secret, session)) return kept;
  return setCsrfCookie(reply, secret, session);
}

/**
 * Refuses a change that did not come from our own pages (BF-05): see `checkSameOrigin` and `checkCsrfToken`. A page of
 * ours whose token is of another session is given the one of its session, so that it may try again.
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

/** Refuses what the browser does not call same-origin, by `Sec-Fetch-Site`, else by `Origin`. Throws `csrf_failed`. */
export function checkSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const fromHere = site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
  if (!fromHere) throw new AppError('csrf_failed');
}

/** Refuses what does not repeat the token of the cookie, and a token of another session. Throws `csrf_failed`. */
export function checkCsrfToken(request: FastifyRequest, repeated: unknown, secret: string): void {
  const kept = request.cookies[CSRF_COOKIE] ?? '';
  const isRepeated = typeof repeated === 'string' && isSame(repeated, kept);
  if (!isRepeated || !isTokenOf(kept, secret, request.cookies[SESSION_COOKIE]))
    throw new AppError('csrf_failed');
}

function isTokenOf(token: string, secret: string, session: string | undefined): boolean {
  if (!FORMAT.test(token)) return false;
  return isSame(token.slice(NONCE_LENGTH), macOf(secret, session, token.slice(0, NONCE_LENGTH)));
}

/** Compares in a time that does not depend on where two texts of one length differ. */
function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function macOf(secret: string, session: string | undefined, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`csrf\0${nonce}\0${session ?? ''}`)
    .digest('base64url');
}
