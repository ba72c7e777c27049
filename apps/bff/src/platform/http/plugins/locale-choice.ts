import { LOCALES } from '@pegboard/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_BASE } from './cookies.ts';

/** Contains the language that a signed-out visitor chose (an explicit choice: see docs/privacy.md). */
export const LOCALE_COOKIE = 'pb_locale';
const DAYS = 365;

/**
 * Stores the language that a visitor chose by a link on a page of ours. A language in an address from
 * elsewhere, or not opened by a person, applies only to that page.
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
