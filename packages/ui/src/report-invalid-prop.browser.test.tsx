import { expect, test, vi } from 'vitest';
import { reportDeprecation } from './report-deprecation.ts';
import { reportInvalidProp } from './report-invalid-prop.ts';

test('[PK-01] [PK-08] a browser logs them in development, though it has no `process`', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect('process' in globalThis).toBe(false);
  reportInvalidProp('PinCard', 'pin', 'a pin', 7);
  reportDeprecation('PinCard.old', 'current');
  expect(errors.mock.calls).toEqual([['PinCard: the prop pin must be a pin. It got 7.']]);
  expect(warnings).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
