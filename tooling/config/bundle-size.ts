import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

/**
 * Returns the size of a module's names on a page, minified and without React: bytes, and gzip-compressed
 * bytes. With lazy chunks it includes Vite's half-kilobyte loader, which a page has once.
 */
export async function bundleSize(
  names: string,
  module: string,
): Promise<{ readonly bytes: number; readonly gzip: number }> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) =>
      id === ENTRY ? `import { ${names} } from '${module}'; globalThis.it = [${names}];` : undefined,
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pegboard/source', ...defaultClientConditions] },
    plugins: [entry],
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react/] },
    },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
}
