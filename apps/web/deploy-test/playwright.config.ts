import { WHOLE_CHROMIUM, launchOptions } from '@pegboard/config/chromium';
import { defineConfig } from '@playwright/test';
import { PORT } from './deployments.ts';

/** A deploy under open tabs: builds two versions of the site, so it is a command of its own (`pnpm test:deploy`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.pegboard/deploy-test-results',
  workers: 1,
  timeout: 1_800_000,
  reporter: 'list',
  expect: { timeout: 40_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 40_000,
    navigationTimeout: 90_000,
    trace: 'retain-on-failure',
    launchOptions: { ...launchOptions, executablePath: WHOLE_CHROMIUM },
  },
});
