import { expect, test } from 'vitest';
import { bidiIsolate, toSingleLine } from './single-line.ts';

test('a text from outside is one line, without signs that turn the direction', () => {
  expect(toSingleLine(' Mira\n\u202eOkafor\u2069 ')).toBe('Mira Okafor');
  expect(toSingleLine('Ash\u0000\u0007and\u200b clay\u0085')).toBe('Ash and clay');
  expect(toSingleLine(null)).toBe('');
});

test('a right-to-left name is isolated from the surrounding text', () => {
  expect(bidiIsolate('נועה')).toBe('\u2068נועה\u2069');
  expect(bidiIsolate('Mira')).toBe('Mira');
});
