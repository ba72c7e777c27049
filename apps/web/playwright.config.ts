import { launchOptions } from '@pegboard/config/chromium';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const port = 4390;

/** The journeys run on the built site, with a database and demo content of their own that later runs use again. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: resolve(root, '.pegboard/test/journeys'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A journey that fails is repeated once; `npm test` counts it as passed if it then passes, and reports it as flaky.
  retries: 1,
  // What is waited for may come late on a busy machine; a journey that hangs is ended.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // The trace of the attempt that failed, not of the one that passed. Without pictures: with them it takes a fifth of a
    // journey's time; `--trace on` records all.
    trace: { mode: 'retain-on-first-failure', screenshots: false },
    // Motion takes another seventh; a journey that is about it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      // What these prove is the same on every size.
      testIgnore:
        /(?:ads|business|errors|event-log|explore|forms|keyboard|log-in|passkey|password-reset|outbound|profile|save-by-keys|styles|visitors|visitor-[\w-]+|waiting)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node --conditions=@pegboard/source ../bff/src/site/server.ts',
    url: `http://localhost:${port}/healthz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PEGBOARD_AVIF: 'off',
      PEGBOARD_DEMO: 'small',
      PEGBOARD_TRUST_PROXY: '1',
      PEGBOARD_COUNTRY_HEADER: 'x-country',
      PEGBOARD_DATA_DIR: resolve(root, '.pegboard/journeys'),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
