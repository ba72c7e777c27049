import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';

/** The page of a bench, built for production and served from this machine. */
export type BenchSite = {
  readonly url: string;
  /** Returns the weight of a lazy chunk in compressed bytes. */
  readonly weightOf: (chunk: string) => number;
  readonly close: () => Promise<void>;
};

/** Builds the `index.html` of a folder from the sources, as they are, into `dist/page` beside it, and serves it. */
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

/** The browser that benches measure in: it reports exactly what script holds, and has nothing else to do. */
export function benchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-precise-memory-info',
      '--disable-background-networking',
      // Behind a flag still; the bench of the grid measures them for the record.
      '--enable-blink-features=CSSGridLanesLayout',
    ],
  });
}
