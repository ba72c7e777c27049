import { bundleSize } from '@pegboard/config/bundle-size';
import { describe, expect, test } from 'vitest';

const here = `${import.meta.dirname}/index.ts`;

describe('importing one name', () => {
  test.each([
    ['SAVE_TOAST_MS', 100],
    ['IMAGE_SIZES', 200],
    ['OS_CODES', 300],
    ['hasWriteAccess', 200],
    ['matchedDeviceLabel', 300],
    ['truncate', 500],
    ['pinType', 1_000],
    ['priceLabel', 1_000],
  ])('%s brings at most %i bytes: no schema and nothing else', async (name, limit) => {
    expect((await bundleSize(name, here)).bytes).toBeLessThanOrEqual(limit);
  });
});
