import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatCount } from './format-count.ts';

const LOCALES = [
  'en-US',
  'en-GB',
  'en',
  'de',
  'de-CH',
  'ar',
  'ar-EG',
  'hi-IN',
  'de-u-nu-arab',
  'fa',
] as const;

test('formatCount formats as the browser does, in each locale and notation', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(1200),
        fc.nat(),
        fc.integer(),
        fc.double({ noNaN: true }).map((count) => count || 0),
      ),
      fc.constantFrom(...LOCALES),
      fc.constantFrom('standard' as const, 'compact' as const),
      (count, locale, notation) => {
        const expected = new Intl.NumberFormat(locale, { notation }).format(count);
        expect(formatCount(count, locale, notation)).toBe(expected);
      },
    ),
  );
  expect(formatCount(1204)).toBe('1,204');
});

test('small numbers in English and German need no number format', () => {
  const create = vi.spyOn(Intl, 'NumberFormat');
  expect([formatCount(999), formatCount(0, 'de', 'compact'), formatCount(12, 'de-AT')]).toEqual([
    '999',
    '0',
    '12',
  ]);
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
