import { defineConfig } from 'vitest/config';

/** Runs the consumer tests separately from all other tests, one app at a time: `pnpm consumers`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'consumers',
    environment: 'node',
    include: ['**/*.consumer.test.ts'],
    globalSetup: ['src/archives.ts'],
    reporters: ['default', './src/table.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
