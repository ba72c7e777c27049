import { launchOptions } from '@pegboard/config/chromium';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { PORT, SITE } from './site.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A site below a path: it needs a site of its own, so it is a command of its own (`pnpm test:path`). */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, '.pegboard/path-test-results'),
  workers: 1,
  timeout: 240_000,
  reporter: 'list',
  expect: { timeout: 40_000 },
  use: {
    baseURL: `${SITE}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  webServer: {
    command: 'node --conditions=@pegboard/source ../../bff/src/site/server.ts',
    url: `http://localhost:${PORT}/healthz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      PUBLIC_URL: SITE,
      PEGBOARD_AVIF: 'off',
      PEGBOARD_DEMO: 'small',
      PEGBOARD_DEMO_LOGINS: 'on',
      PEGBOARD_DATA_DIR: process.env['PEGBOARD_PATH_TEST_DATA'] ?? resolve(root, '.pegboard/path-test'),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 300_000,
  },
});
