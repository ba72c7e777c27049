import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** As Node resolves: see the root's vitest.config.ts. */
const inNode = [
  '@pegboard/source',
  'module-sync',
  ...defaultServerConditions.filter((name) => name !== 'module'),
];

/** The proofs run alone, one after the other: they hold processes to times, and need the machine for that. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: inNode } },
  resolve: { conditions: inNode },
  test: {
    name: 'proof',
    environment: 'node',
    include: ['**/*.proof.test.ts'],
    fileParallelism: false,
    server: { deps: { inline: [/^@pegboard\//] } },
  },
});
