import { dirname, join, relative, resolve, sep } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
// Packages with native code, with files or threads that they find by their own path, or loaded by few sites only. A deployment
// contains these alone.
import external from './external.json' with { type: 'json' };

const APP = resolve(import.meta.dirname, '..');
const WORKSPACE = resolve(APP, '../..') + sep;
const OUT = resolve(APP, 'dist');

/** Returns the address of a source file relative to the bundle, as an expression. */
const addressOf = (path: string): string =>
  `new URL(${JSON.stringify(relative(OUT, path).split(sep).join('/'))}, import.meta.url)`;

const pathOf = (path: string): string =>
  `process.getBuiltinModule('node:url').fileURLToPath(${addressOf(path)})`;

const PROGRAM = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g;

/**
 * Bundles the programs of processes and threads, which modules name as `new URL('./program.ts', import.meta.url)`. Keeps any other
 * `import.meta.url`, `dirname` and `filename` of a module those of its source file: migrations, pages and scripts are found by them.
 */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform: {
    filter: { code: /\bimport\.meta\.(?:url|dirname|filename)\b/ },
    handler(code, id) {
      if (!id.startsWith(WORKSPACE) || id.includes('/node_modules/')) return undefined;
      const expressions = {
        url: `${addressOf(id)}.href`,
        dirname: pathOf(dirname(id)),
        filename: pathOf(id),
      };
      const parts = code.split(PROGRAM).map((part, index) => {
        if (index % 2 === 0)
          return part.replaceAll(
            /\bimport\.meta\.(url|dirname|filename)\b/g,
            (_, name: keyof typeof expressions) => expressions[name],
          );
        const fileName = `${relative(join(APP, 'src'), resolve(dirname(id), part))
          .split(sep)
          .join('-')}.js`;
        this.emitFile({ type: 'chunk', id: `${resolve(dirname(id), part)}.ts`, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
      return { code: parts.join(''), map: null };
    },
  },
};

const bundle = await rolldown({
  cwd: APP,
  platform: 'node',
  input: { server: 'src/site/serve-built-site.ts', cli: 'src/site/cli-commands.ts' },
  resolve: { conditionNames: ['@pegboard/source', 'module-sync', 'node'] },
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [sourceAddresses],
});
await bundle.write({
  dir: OUT,
  format: 'esm',
  cleanDir: true,
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
