import { expect, test } from 'vitest';
import { messageTextSchema, peopleKey, validateRecipients } from './rules.ts';

test.each([
  ['nobody', [], 'Choose somebody to send this to.'],
  ['oneself among others', ['2', '1'], 'You cannot send to yourself.'],
  ['eleven people', Array.from({ length: 11 }, (_, nth) => String(nth + 2)), 'Choose 10 people or fewer.'],
  ['ten people', Array.from({ length: 10 }, (_, nth) => String(nth + 2)), undefined],
])('writing to %s', (_, people, problem) => {
  expect(validateRecipients(people, '1')).toBe(problem);
});

test('the same people have one key, in whatever order, and others another', () => {
  expect(peopleKey([1n, 20n, 3n])).toBe(peopleKey([3n, 1n, 20n, 1n]));
  expect(peopleKey([1n, 20n, 3n])).not.toBe(peopleKey([1n, 2n, 3n]));
  expect(peopleKey([12n, 3n])).not.toBe(peopleKey([1n, 23n]));
});

test.each([
  ['a line break stays', ' one\r\ntwo ', 'one\ntwo'],
  ['a thousand characters are taken', '👩‍👩‍👧'.repeat(1000), '👩‍👩‍👧'.repeat(1000)],
  ['one more is not', 'a'.repeat(1001), undefined],
  ['nothing is not', ' \n ', undefined],
  ['nor what nobody sees', '\u200B', undefined],
  ['nor a control character', 'a\u0007', undefined],
])('a message: %s', (_, text, expected) => {
  expect(messageTextSchema.safeParse(text).data).toBe(expected);
});
