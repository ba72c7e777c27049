import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { PAGES_PORT, SITE, SITE_PORT } from './e2e/addresses.ts';

const root = resolve(import.meta.dirname, '../..');

/** The packed extension in Chromium, on pages of several kinds, with a site and a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: resolve(root, '.pegboard/test/extension'),
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalSetup: './e2e/build-extension.ts',
  webServer: [
    { command: 'node e2e/web-pages.ts', url: `http://localhost:${PAGES_PORT}/`, timeout: 30_000 },
    {
      command: 'node --conditions=@pegboard/source ../bff/src/testing/serve-local-web.ts',
      url: `${SITE}/healthz`,
      env: {
        NODE_ENV: 'production',
        PORT: String(SITE_PORT),
        PEGBOARD_AVIF: 'off',
        PEGBOARD_DEMO: 'off',
        PEGBOARD_LOCAL_WEB_PORT: String(PAGES_PORT),
        PEGBOARD_DATA_DIR: resolve(root, '.pegboard/extension'),
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 180_000,
    },
  ],
});
