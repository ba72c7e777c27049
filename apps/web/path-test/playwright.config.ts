import { launchOptions } from '@pegboard/config/chromium';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import type { ProxyName } from './proxies.ts';
import { ORIGIN_OF_PROVIDER, PROVIDER_PORT, SITE, SITE_PORT } from './site.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * A site below a path, behind nginx and behind Caddy: it needs a site of its own, so it is a command of its own (`pnpm test:path`).
 */
export default defineConfig<object, { proxyName: ProxyName }>({
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
  projects: [
    { name: 'nginx', use: { proxyName: 'nginx' } },
    { name: 'caddy', use: { proxyName: 'caddy' } },
  ],
  webServer: [
    {
      command: 'node --conditions=@pegboard/source ../../bff/src/testing/serve-sign-on-provider.ts',
      url: `${ORIGIN_OF_PROVIDER}/.well-known/openid-configuration`,
      env: {
        PEGBOARD_PROVIDER_PORT: String(PROVIDER_PORT),
        PEGBOARD_COMPANY_PROVIDER_PORT: String(PROVIDER_PORT + 1),
        PEGBOARD_PROVIDER_CLIENT: SITE,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'node --conditions=@pegboard/source ../../bff/dist/server.js',
      url: `http://localhost:${SITE_PORT}/healthz`,
      env: {
        NODE_ENV: 'production',
        PORT: String(SITE_PORT),
        PUBLIC_URL: SITE,
        PEGBOARD_TRUST_PROXY: '127.0.0.1',
        PEGBOARD_AVIF: 'off',
        PEGBOARD_DEMO: 'small',
        PEGBOARD_DEMO_LOGINS: 'on',
        PEGBOARD_DATA_DIR: process.env['PEGBOARD_PATH_TEST_DATA'] ?? resolve(root, '.pegboard/path-test'),
        PEGBOARD_OIDC_ISSUER: ORIGIN_OF_PROVIDER,
        PEGBOARD_OIDC_CLIENT_ID: 'pegboard',
        PEGBOARD_OIDC_CLIENT_SECRET: 'a secret for tests',
        PEGBOARD_OIDC_LABEL: 'Example ID',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 300_000,
    },
  ],
});
