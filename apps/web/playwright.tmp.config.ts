import { launchOptions } from '@pegboard/config/chromium';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const port = 4590;
const providerPort = 4591;
const webPort = 4592;
const companyPort = 4593;

/** Runs the end-to-end tests on the built site, with a separate database and demo content that later runs reuse. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: resolve(root, '.pegboard/test/journeys'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A failed test is repeated once; `npm test` counts it as passed if it then passes, and reports it as flaky.
  retries: 1,
  // Assertions may be slow on a busy machine; a test that hangs is aborted.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // Traces the failed attempt, not the one that passed. Without screenshots and snapshots, which take a fifth and a tenth of a
    // test's time; `--trace on` records all.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false },
    // Motion takes another seventh of the time; tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      // These tests have the same result on every screen size.
      testIgnore:
        /(?:ads|business|errors|event-log|explore|keyboard|outbound|profile|save-by-keys|styles|visitors|visitor-[\w-]+|waiting)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: [
    {
      command: 'node --conditions=@pegboard/source ../bff/src/testing/serve-sign-on-provider.ts',
      url: `http://localhost:${providerPort}/.well-known/openid-configuration`,
      env: {
        PEGBOARD_PROVIDER_PORT: String(providerPort),
        PEGBOARD_COMPANY_PROVIDER_PORT: String(companyPort),
        PEGBOARD_PROVIDER_CLIENT: `http://localhost:${port}`,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'node e2e/serve-web-pages.ts',
      url: `http://localhost:${webPort}/`,
      env: { PEGBOARD_LOCAL_WEB_PORT: String(webPort) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'node --conditions=@pegboard/source ../bff/src/testing/serve-local-web.ts',
      url: `http://localhost:${port}/healthz`,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        PEGBOARD_LOCAL_WEB_PORT: String(webPort),
        PEGBOARD_LOCAL_COMPANY: String(companyPort),
        PEGBOARD_LOCAL_CERTIFICATE: `http://localhost:${providerPort}/certificate.pem`,
        PEGBOARD_AVIF: 'off',
        PEGBOARD_DEMO: 'small',
        PEGBOARD_DEMO_LOGINS: 'on',
        PEGBOARD_WEBHOOKS_TO_LOCALHOST: 'on',
        PEGBOARD_TRUST_PROXY: '1',
        PEGBOARD_COUNTRY_HEADER: 'x-country',
        PEGBOARD_DATA_DIR: resolve(root, '.pegboard/journeys'),
        PEGBOARD_OIDC_ISSUER: `http://localhost:${providerPort}`,
        PEGBOARD_OIDC_CLIENT_ID: 'pegboard',
        PEGBOARD_OIDC_CLIENT_SECRET: 'a secret for tests',
        PEGBOARD_OIDC_LABEL: 'Example ID',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 180_000,
    },
  ],
});
