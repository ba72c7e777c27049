import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';

const ENTRY = 'virtual:entry';

const entry = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? code : undefined),
});

/** What a page sends for one name of this package, in bytes, minified. */
const bytesOf = async (name: string): Promise<number> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pegboard/source'] },
    plugins: [entry(`import { ${name} } from '${import.meta.dirname}/index.ts'; globalThis.it = ${name};`)],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.length;
};

describe('importing one name', () => {
  test.each([
    ['profilePath', 300],
    ['loginPath', 300],
    ['closeupId', 200],
    ['safeLoginTarget', 500],
    ['limitedLoginTitle', 1_000],
  ])('%s brings at most %i bytes: no table and no list of words', async (name, limit) => {
    expect(await bytesOf(name)).toBeLessThanOrEqual(limit);
  });
});
