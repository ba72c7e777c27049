import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import config from './playwright.config.ts';

test('[HO-07] a failed end-to-end test is repeated once, and the trace of its first attempt is retained', () => {
  expect(config.retries).toBe(1);
  expect(config.use?.trace).toMatchObject({ mode: 'retain-on-first-failure' });
});

test('[HO-07] traces are written to the directory that CI stores as an artifact', () => {
  expect(config.outputDir).toBe(resolve(import.meta.dirname, '../../.pegboard/test/journeys'));
});
