import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, preview } from 'vite';

/** The page of the grids, built for production and served from this machine. */
export type BenchSite = {
  readonly url: string;
  /** What a grid alone weighs, in compressed bytes, without React. */
  readonly weightOf: (grid: string) => number;
  readonly close: () => Promise<void>;
};

/** Builds the page from the sources, as they are, and serves it. */
export async function benchSite(): Promise<BenchSite> {
  const root = import.meta.dirname;
  const outDir = join(root, 'dist');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@pegboard/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: 'es2024', modulePreload: false },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4411 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined)
    throw new Error('The page of the grids has no address. Another process may hold its port.');
  return {
    url,
    weightOf(grid) {
      const folder = join(outDir, 'assets');
      const name = readdirSync(folder).find((file) => new RegExp(`^${grid}-.{8}\\.js$`).test(file));
      return name === undefined
        ? Number.NaN
        : gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
    },
    close: () => server.close(),
  };
}
