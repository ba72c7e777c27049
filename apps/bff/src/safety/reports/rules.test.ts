import { MODERATION_DECISIONS } from '@pegboard/types';
import { expect, test } from 'vitest';
import { detailSchema, createExcerpt, isModerator, getStateAfterDecision } from './rules.ts';

test.each([
  ['user', false],
  ['moderator', true],
  ['employee', true],
] as const)('[FB-04] whether a %s moderates: %s', (role, may) => {
  expect(isModerator({ role })).toBe(may);
});

test('[FB-04] a decision keeps, removes or warns', () => {
  expect(MODERATION_DECISIONS.map(getStateAfterDecision)).toEqual(['kept', 'removed', 'warned']);
});

test.each([
  ['  Too\n much ', 'Too much'],
  [' ', null],
  ['a'.repeat(500), 'a'.repeat(500)],
  ['a'.repeat(501), undefined],
  ['a\u0007', undefined],
])('[FB-04] of the detail %j is stored %j', (text, stored) => {
  expect(detailSchema.safeParse(text).data).toBe(stored);
});

test('[FB-04] an excerpt is one line of 200 characters', () => {
  expect(createExcerpt(' One\n\nTwo ')).toBe('One Two');
  expect(createExcerpt('a'.repeat(300))).toHaveLength(200);
});
