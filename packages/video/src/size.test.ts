import { bundleSize } from '@pegboard/config/bundle-size';
import { expect, test } from 'vitest';

test.each([
  ['Video', 'index.ts', 5_500],
  ['VideoPreview', 'index.ts', 3_000],
  ['createVideoPage', 'index.ts', 1_300],
])('%s of %s weighs at most %i bytes before anything plays, compressed', async (names, from, limit) => {
  const { gzip } = await bundleSize(names, `${import.meta.dirname}/${from}`);
  expect(gzip).toBeLessThanOrEqual(limit);
});
