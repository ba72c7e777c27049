import { logEventSchema, type LogEvent } from '@pegboard/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeEvent } from './sanitize-event.ts';

const whole: LogEvent = {
  id: '2c5ea4c0-4067-41f9-8bad-9b1deb4d3b7d',
  event_type: 18,
  time: 1_800_000_000_000,
  view_type: 3,
  view_parameter: 140,
  component: 13,
  element: 27,
  pin_id: '9007199254740993',
  board_id: '8',
  object_id: 'ad:9',
  aux_data: { slot: 2, is_ad: true, creative: 'carousel', place: null },
};

test('[EL-01] an event that fits stays as it is', () => {
  expect(sanitizeEvent(whole)).toEqual(whole);
});

test.each<[string, Partial<Record<keyof LogEvent, unknown>>, Partial<Record<keyof LogEvent, unknown>>]>([
  [
    'a code that is none is left out',
    { view_type: -1, element: 1.5 },
    { view_type: undefined, element: undefined },
  ],
  ['a code of six digits is left out', { component: 100_000 }, { component: undefined }],
  [
    'an id that is none is left out',
    { pin_id: '012', board_id: 'me' },
    { pin_id: undefined, board_id: undefined },
  ],
  ['an address is no object', { object_id: 'https://a.example/b' }, { object_id: undefined }],
  ['a time is whole milliseconds', { time: 12.9 }, { time: 12 }],
  [
    'a fact that is text of a person is left out',
    { aux_data: { q: 'my wedding', slot: 2 } },
    { aux_data: { slot: 2 } },
  ],
  ['so is one without a number', { aux_data: { slot: Number.NaN } }, { aux_data: undefined }],
  ['so is one whose name is none', { aux_data: { 'a b': 1, _c: 2 } }, { aux_data: undefined }],
])('[EL-01] %s', (_, change, expected) => {
  const fitted = sanitizeEvent({ ...whole, ...change } as LogEvent);
  expect(fitted).toEqual({ ...whole, ...expected });
  expect(logEventSchema.safeParse(fitted).success).toBe(true);
});

test('[EL-01] of more than 20 properties the first 20 are retained', () => {
  const aux = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`fact_${n}`, n]));
  const keys = Object.keys(sanitizeEvent({ ...whole, aux_data: aux })?.aux_data ?? {});
  expect(keys).toEqual(Array.from({ length: 20 }, (_, n) => `fact_${n}`));
});

test.each([
  ['a type that is none', { event_type: -5 }],
  ['a time that is none', { time: Number.NaN }],
  ['a time that no number can be made of', { time: Object.create(null) }],
])('[EL-01] nothing is sent of an event with %s', (_, change) => {
  expect(sanitizeEvent({ ...whole, ...change })).toBeNull();
});

test('[EL-01] whatever comes, what is sent fits the schema', () => {
  const anything = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.double());
  const keys = Object.keys(whole).filter((key) => key !== 'id') as (keyof LogEvent)[];
  const event = fc.record(Object.fromEntries(keys.map((key) => [key, anything])), { requiredKeys: [] });
  fc.assert(
    fc.property(event, (change) => {
      const fitted = sanitizeEvent({ ...whole, ...change });
      expect(fitted === null || logEventSchema.safeParse(fitted).success).toBe(true);
    }),
  );
});
