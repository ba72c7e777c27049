/** The options of Node for a program of the BFF that a test starts: it resolves imports as quickly as the site does. */
export const FROM_SOURCES: readonly string[] = [
  '--conditions=@pegboard/source',
  '--import',
  `data:text/javascript,import { cacheResolution } from '${new URL('../site/cache-resolution.ts', import.meta.url).href}'; cacheResolution();`,
];
