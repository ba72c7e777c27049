import { LOCALES } from '@pegboard/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_BASE } from './cookies.ts';

/** Holds the language that a signed-out visitor chose (an explicit choice: see docs/privacy.md). */
export const LOCALE_COOKIE = 'pb_locale';
const DAYS = 365;

/**
 * Keeps the language that a visitor chose, wherever they are: they pressed the link to it on a page of ours. An address
 * that asks for a language from elsewhere, or that no person pressed, is good for its page alone.
 */
export function persistLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  requested: string | undefined,
): void {
  const { 'sec-fetch-site': site, 'sec-fetch-user': pressed } = request.headers;
  if (site !== 'same-origin' || pressed !== '?1') return;
  const locale = LOCALES.find((each) => each === requested);
  if (locale === undefined || request.cookies[LOCALE_COOKIE] === locale) return;
  reply.setCookie(LOCALE_COOKIE, locale, { ...COOKIE_BASE, httpOnly: true, maxAge: DAYS * 86_400 });
}
