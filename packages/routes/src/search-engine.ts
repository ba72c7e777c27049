/** The search engines that referred a visit, by their log names. Source: §9, RT-09. */
export const SEARCH_ENGINES = [
  'google',
  'bing',
  'yahoo',
  'yandex',
  'rakuten',
  'naver',
  'amp-cache',
  'duckduckgo',
] as const;

/** One of `SEARCH_ENGINES`. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

/** The domain suffix of a country's edition: `com`, `de`, `co.uk`, `com.au`. */
const EDITION = String.raw`(?:com|[a-z]{2}|com?\.[a-z]{2})`;

const HOSTS: readonly (readonly [SearchEngine, RegExp])[] = [
  ['google', new RegExp(String.raw`^(?:[\w-]+\.)*google\.${EDITION}$`)],
  ['google', /^com\.google\.android\.googlequicksearchbox$/],
  ['bing', /^(?:[\w-]+\.)*bing\.com$/],
  ['yahoo', new RegExp(String.raw`^(?:[\w-]+\.)*yahoo\.${EDITION}$`)],
  ['yandex', new RegExp(String.raw`^(?:[\w-]+\.)*(?:yandex\.${EDITION}|ya\.ru)$`)],
  ['rakuten', /^(?:[\w-]+\.)*rakuten\.(?:co\.jp|com)$/],
  ['naver', /^(?:[\w-]+\.)*naver\.com$/],
  ['amp-cache', /^(?:[\w-]+\.)*(?:cdn\.ampproject\.org|bing-amp\.com)$/],
  ['duckduckgo', /^(?:[\w-]+\.)*duckduckgo\.com$/],
];

/**
 * Returns the search engine of a `Referer` header, by its complete host name; undefined for other sites and
 * invalid addresses. Source: RT-09.
 */
export function parseSearchEngine(referrer: string): SearchEngine | undefined {
  const url = URL.parse(referrer);
  if (!url || !/^(?:https?|android-app):$/.test(url.protocol)) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0];
}
