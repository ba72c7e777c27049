import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual:entry';

const entry = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? code : undefined),
});

/** What a page sends for names of this package, in bytes, minified and compressed, without React. */
const bytesOf = async (names: string, from: string): Promise<number> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pegboard/source'] },
    plugins: [
      entry(`import { ${names} } from '${import.meta.dirname}/${from}'; globalThis.it = [${names}];`),
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react/] },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return gzipSync(output[0].code).length;
};

test.each([
  ['createResourceClient, shapes', 'index.ts', 5_700],
  ['createWriter', 'index.ts', 400],
  ['sendCall', 'index.ts', 900],
  ['stepResource', 'index.ts', 700],
  ['ResourceProvider, useResource, useEntity, useResourceWrite', 'react/index.ts', 800],
])('%s of %s weighs at most %i bytes, compressed', async (names, from, limit) => {
  expect(await bytesOf(names, from)).toBeLessThanOrEqual(limit);
});
