import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';

/** The page of a benchmark, built for production and served locally. */
export type BenchSite = {
  readonly url: string;
  /** Returns the weight of a lazy chunk in compressed bytes. */
  readonly weightOf: (chunk: string) => number;
  readonly close: () => Promise<void>;
};

/**
 * Builds the `index.html` of a folder from the current sources into `dist/page` next to it, and serves it.
 */
export async function benchSite(root: string): Promise<BenchSite> {
  const outDir = join(root, 'dist/page');
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
    preview: { host: '127.0.0.1', port: 4790 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined)
    throw new Error('The page of the bench has no address. Another process may hold its port.');
  return {
    url,
    weightOf(chunk) {
      const folder = join(outDir, 'assets');
      const name = readdirSync(folder).find((file) => new RegExp(`^${chunk}-.{8}\\.js$`).test(file));
      return name === undefined
        ? Number.NaN
        : gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
    },
    close: () => server.close(),
  };
}

/** Starts the browser for measurements: it reports the exact heap size, and has no background services. */
export function benchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-precise-memory-info',
      '--disable-background-networking',
      // Still behind a flag; measured by the grid benchmark for reference.
      '--enable-blink-features=CSSGridLanesLayout',
    ],
  });
}
