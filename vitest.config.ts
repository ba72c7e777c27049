import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { launchOptions } from './tooling/config/chromium.ts';

const everywhere = '{apps,packages,tooling}/**/*';
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/e2e/**'];

/** As Node resolves: what packages name `module` is for bundlers and does not always run as it is, `module-sync` is Node's. */
const inNode = [
  '@pegboard/source',
  'module-sync',
  ...defaultServerConditions.filter((name) => name !== 'module'),
];

/** The files that take longest begin first: else the last of them ends alone, long after all others. */
const LONGEST = [
  'testing/fuzz/fuzz.test.ts',
  'pins/boards/authorisation.test.ts',
  'testing/saving/saving.test.ts',
  'database/src/open-database.test.ts',
  'jobs/jobs.test.ts',
  'workshop/src/every-story.spec.tsx',
];

/** A test that hangs is ended; how long one takes, on a busy machine too, is for tooling/bench to say. */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((end) => moduleId.endsWith(end));
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's, of no array
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Half of what a test of the server waits for is another process: the database, Chromium.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      'apps/workshop',
      {
        ssr: { resolve: { conditions: inNode } },
        resolve: { conditions: inNode },
        plugins: [react()],
        test: {
          name: 'node',
          environment: 'node',
          ...PATIENCE,
          // No test replaces modules: files share them, which spares two thirds of what importing costs.
          isolate: false,
          include: [`${everywhere}.test.ts`, `${everywhere}.test.tsx`],
          exclude: [...elsewhere, '**/*.browser.test.tsx', '**/*.{proof,consumer,freeze}.test.ts'],
          globalSetup: ['tooling/database/src/vitest-setup.ts'],
          server: { deps: { inline: [/^@pegboard\//] } },
        },
      },
      {
        resolve: { conditions: ['@pegboard/source', ...defaultClientConditions] },
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          ...PATIENCE,
          include: [`${everywhere}.browser.test.tsx`],
          exclude: elsewhere,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
