import { resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Resolves like Node: see the root's vitest.config.ts. */
const inNode = [
  '@pegboard/source',
  'module-sync',
  ...defaultServerConditions.filter((name) => name !== 'module'),
];

/** Runs the proofs separately from all other tests, two at a time, since they mostly wait for processes. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  ssr: { resolve: { conditions: inNode } },
  resolve: { conditions: inNode },
  test: {
    name: 'proof',
    environment: 'node',
    include: ['{apps,tooling}/**/*.proof.test.ts'],
    globalSetup: ['tooling/database/src/vitest-setup.ts'],
    // Processes are started and killed, on a machine that may be busy.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
    sequence: { concurrent: true },
    maxConcurrency: 2,
    server: { deps: { inline: [/^@pegboard\//] } },
  },
});
