import { bundleSize } from '@pegboard/config/bundle-size';
import { expect, test } from 'vitest';

test.each([
  ['createResourceClient, shapes', 'index.ts', 5_700],
  ['createWriter', 'index.ts', 400],
  ['sendCall', 'index.ts', 900],
  ['stepResource', 'index.ts', 700],
  ['ResourceProvider, useResource, useEntity, useResourceWrite', 'react/index.ts', 800],
])('%s of %s weighs at most %i bytes, compressed', async (names, from, limit) => {
  const { gzip } = await bundleSize(names, `${import.meta.dirname}/${from}`);
  expect(gzip).toBeLessThanOrEqual(limit);
});
