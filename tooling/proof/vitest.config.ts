import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** As Node resolves: see the root's vitest.config.ts. */
const inNode = [
  '@pegboard/source',
  'module-sync',
  ...defaultServerConditions.filter((name) => name !== 'module'),
];

/** The proofs run apart from all other tests, two at a time: they mostly wait for processes. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: inNode } },
  resolve: { conditions: inNode },
  test: {
    name: 'proof',
    environment: 'node',
    include: ['**/*.proof.test.ts'],
    fileParallelism: false,
    sequence: { concurrent: true },
    maxConcurrency: 2,
    server: { deps: { inline: [/^@pegboard\//] } },
  },
});
