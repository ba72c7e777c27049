import { resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Resolves like Node: see the root's vitest.config.ts. */
const conditions = [
  '@pegboard/source',
  'module-sync',
  ...defaultServerConditions.filter((name) => name !== 'module'),
];

/** Runs what freezes today's contract: `pnpm wire:freeze`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['apps/*/src/**/*.freeze.test.ts'],
    testTimeout: 120_000,
    globalSetup: ['tooling/database/src/vitest-setup.ts'],
    server: { deps: { inline: [/^@pegboard\//] } },
  },
});
