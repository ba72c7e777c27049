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
  const code = codeOnLoad((result as Rolldown.RolldownOutput).output);
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

/** Returns the code of the first chunk and of all that it imports statically. */
function codeOnLoad(output: Rolldown.RolldownOutput['output']): string {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const loaded = new Set<string>();
  const load = (name: string): string => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return '';
    loaded.add(name);
    return [chunk.code, ...chunk.imports.map(load)].join('\n');
  };
  return load(output[0].fileName);
}
