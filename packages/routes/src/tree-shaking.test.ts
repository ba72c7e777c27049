import { bundleSize } from '@pegboard/config/bundle-size';
import { describe, expect, test } from 'vitest';

const here = `${import.meta.dirname}/index.ts`;

describe('importing one name', () => {
  test.each([
    ['profilePath', 300],
    ['loginPath', 300],
    ['parsePinId', 200],
    ['getSafeRedirect', 500],
    ['getLoginTitle', 1_000],
  ])('%s brings at most %i bytes: no table and no list of words', async (name, limit) => {
    expect((await bundleSize(name, here)).bytes).toBeLessThanOrEqual(limit);
  });
});
