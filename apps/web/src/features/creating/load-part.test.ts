import { expect, test } from 'vitest';
import { ResourceError } from '../../data/call-resource.ts';
import { loadPart } from './load-part.ts';

test('[CR-04] code that cannot be loaded is reported as a lost connection', async () => {
  expect(await loadPart(() => Promise.resolve({ part: 1 }))).toEqual({ part: 1 });
  const missing = loadPart(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  await expect(missing).rejects.toBeInstanceOf(ResourceError);
  await expect(missing).rejects.toMatchObject({ failure: { code: 'network' } });
});
