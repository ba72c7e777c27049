import { expect, test } from 'vitest';
import { SEARCH_ENGINES, parseSearchEngine } from './search-engine.ts';

const ROWS = [
  ['https://www.google.com/', 'google'],
  ['https://www.google.co.uk/search?q=cups', 'google'],
  ['https://images.google.com.au/', 'google'],
  ['https://google.de', 'google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['https://www.bing.com/images', 'bing'],
  ['https://search.yahoo.co.jp/search', 'yahoo'],
  ['https://r.search.yahoo.com/', 'yahoo'],
  ['https://yandex.com.tr/', 'yandex'],
  ['https://ya.ru/', 'yandex'],
  ['https://websearch.rakuten.co.jp/', 'rakuten'],
  ['https://m.search.naver.com/', 'naver'],
  ['https://pegboard-example.cdn.ampproject.org/', 'amp-cache'],
  ['https://duckduckgo.com/', 'duckduckgo'],
  ['HTTPS://WWW.GOOGLE.COM./', 'google'],
] as const;

test.each(ROWS)('[RT-09] %s is detected as %s', (referrer, engine) => {
  expect(parseSearchEngine(referrer)).toBe(engine);
});

test('[RT-09] every engine is recognised', () => {
  expect(new Set(ROWS.map(([, engine]) => engine))).toEqual(new Set(SEARCH_ENGINES));
});

test.each([
  '',
  'google.com',
  'https://google.com.evil.example/',
  'https://notgoogle.com/',
  'https://google.evil/',
  'https://www.google.com@evil.example/',
  'https://evil.example/https://www.google.com/',
  'ftp://www.google.com/',
  'https://mybing.com/',
])('[RT-09] %j is no search engine', (referrer) => {
  expect(parseSearchEngine(referrer)).toBeUndefined();
});
