import type { PageRequest } from './page-request.ts';

/** Returns the cache key of a page: everything that it is rendered from except its data, its nonce and the CSRF token. */
export function pageCacheKey({
  isBot,
  publicUrl,
  locale,
  theme,
  url,
  runsScripts,
  adsFor,
}: PageRequest): string {
  return JSON.stringify([url, isBot, publicUrl, locale, theme, runsScripts, adsFor]);
}
