import { expect, test } from 'vitest';
import { findEnglish } from './find-english.ts';

test('[WB-12] English texts are found on German and Arabic pages, without names and translated texts', () => {
  expect(findEnglish(['Show more', 'Pinnwand', 'Gesehen von Ada'], 'de')).toEqual(['in English: Show more']);
  expect(findEnglish(['Open the Pin', 'Pegboard', 'عرض المزيد', 'حفظ Pin'], 'ar')).toEqual([
    'in English: Open the Pin',
  ]);
});
