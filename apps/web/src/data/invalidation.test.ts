import { expect, test } from 'vitest';
import { createInvalidation } from './invalidation.ts';

test('data read before a change is refetched once, per address', () => {
  const freshness = createInvalidation();
  expect(freshness.policy('/ada/')).toBe('cache-first');
  freshness.mark();
  expect(freshness.policy('/ada/')).toBe('network-only');
  expect(freshness.policy('/ada/')).toBe('cache-first');
  expect(freshness.policy('/ada/kitchen/')).toBe('network-only');
});
