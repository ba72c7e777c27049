import { expect, test } from 'vitest';
import { closeupDescription } from './description.ts';

test('[CU-04] the close-up’s own description comes before the unified one and the pin’s', () => {
  const pin = {
    closeupDescription: 'Own words',
    closeup_unified_description: 'Unified',
    description: 'Plain',
  };
  expect(closeupDescription(pin)?.whole).toBe('Own words');
  expect(closeupDescription({ ...pin, closeupDescription: null })?.whole).toBe('Unified');
  expect(closeupDescription({ description: 'Plain' })?.whole).toBe('Plain');
});

test('[CU-04] a description under 4 characters is none', () => {
  expect(closeupDescription({ description: ' ok ' })).toBeUndefined();
});

test('[CU-04] a description longer than 496 characters is cut, with more to read', () => {
  expect(closeupDescription({ description: 'a'.repeat(496) })).toMatchObject({ isCut: false });
  const long = closeupDescription({ description: 'a'.repeat(497) });
  expect(long).toMatchObject({ isCut: true, short: `${'a'.repeat(493)}...` });
  expect(long?.whole).toHaveLength(497);
});
