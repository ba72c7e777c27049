import { afterEach, expect, test, vi } from 'vitest';
import { reportDeprecation } from './report-deprecation.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('[PK-08] a deprecated name is reported once in development, with what to use instead', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportDeprecation('PinCard.sourceLook', 'sourceChipVariant');
  reportDeprecation('PinCard.sourceLook', 'sourceChipVariant');
  reportDeprecation('PinCard.hasStoredPin', 'hasVisitorSave');
  expect(warn.mock.calls).toEqual([
    ['PinCard.sourceLook is deprecated: use sourceChipVariant. `npx @pegboard/codemods` changes it.'],
    ['PinCard.hasStoredPin is deprecated: use hasVisitorSave. `npx @pegboard/codemods` changes it.'],
  ]);
});

test('[PK-08] in production nothing is reported', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportDeprecation('PinCard.production', 'other');
  expect(warn).not.toHaveBeenCalled();
});
