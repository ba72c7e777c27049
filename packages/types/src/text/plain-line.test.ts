import { expect, test } from 'vitest';
import { isolated, plainLine } from './plain-line.ts';

test('a text from outside is one line, without signs that turn the direction', () => {
  expect(plainLine(' Mira\n\u202eOkafor\u2069 ')).toBe('Mira Okafor');
  expect(plainLine('Ash\u0000\u0007and\u200b clay\u0085')).toBe('Ash and clay');
  expect(plainLine(null)).toBe('');
});

test('a name that runs from right to left is kept from turning the words around it', () => {
  expect(isolated('נועה')).toBe('\u2068נועה\u2069');
  expect(isolated('Mira')).toBe('Mira');
});
