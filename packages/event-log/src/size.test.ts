import { bundleSize } from '@pegboard/config/bundle-size';
import { expect, test } from 'vitest';

test.each([
  ['startEventLog', 'index.ts', 3_700],
  ['createEventLog', 'index.ts', 1_800],
  ['createImpressions', 'index.ts', 1_100],
  ['EventDebugPanel, createEventTrail, mayDebug', 'debug/index.ts', 900],
  ['observeLater', 'later.ts', 300],
  ['EventLogProvider, useEventLog, useImpression', 'react/index.ts', 450],
])('%s of %s weighs at most %i bytes, compressed', async (names, from, limit) => {
  const { gzip } = await bundleSize(names, `${import.meta.dirname}/${from}`);
  expect(gzip).toBeLessThanOrEqual(limit);
});
