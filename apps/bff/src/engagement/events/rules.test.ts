import { eventBatchSchema } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/errors.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { getMetric } from './metric-of.ts';
import {
  dayOfPartition,
  listRequiredPartitionDays,
  firstRetainedDay,
  isWithinAcceptedWindow,
  getPartitionName,
} from './rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;

test.each([
  ['now', 0, true],
  ['three days ago, from a phone that was away', -72, true],
  ['earlier', -73, false],
  ['tomorrow, by a clock that is fast', 24, true],
  ['later', 25, false],
])('[EL-02] an event of %s is stored: %s h → %s', (_, hours, isAccepted) => {
  expect(isWithinAcceptedWindow(NOW.getTime() + hours * HOUR_MS, NOW)).toBe(isAccepted);
});

test('[EL-02] there is room for every day whose events are taken, and for a week in which no job runs', () => {
  const days = listRequiredPartitionDays(NOW);
  expect(days[0]).toBe('2026-11-18');
  expect(days.at(-1)).toBe('2026-11-29');
  expect(days).toHaveLength(12);
});

test('[EL-02] a partition is recognized by the name of its day, and nothing else is one', () => {
  expect(getPartitionName('2026-01-02')).toBe('events_20260102');
  expect(dayOfPartition('events_20260102')).toBe('2026-01-02');
  expect(dayOfPartition('events_default')).toBeUndefined();
  expect(firstRetainedDay(NOW)).toBe('2025-10-17');
});

const event = { id: randomUUID(), event_type: 5, time: NOW.getTime() };

test.each<[string, object]>([
  ['no event', { events: [] }],
  ['101 events', { events: Array.from({ length: 101 }, () => event) }],
  ['an event without an id', { events: [{ event_type: 5, time: 0 }] }],
  ['a type in words', { events: [{ ...event, event_type: 'save' }] }],
  ['a key that is not known', { events: [{ ...event, user_id: '7' }] }],
  ['an e-mail', { events: [{ ...event, aux_data: { who: 'ines@pegboard.example' } }] }],
  ['words that were searched', { events: [{ ...event, aux_data: { query: 'rash on my arm' } }] }],
  ['an address', { events: [{ ...event, aux_data: { url: 'https://shop.example/ines' } }] }],
  [
    '21 facts',
    {
      events: [
        { ...event, aux_data: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, n])) },
      ],
    },
  ],
  ['facts in facts', { events: [{ ...event, aux_data: { inner: {} } }] }],
])('[EL-02] a batch with %s is refused', (_, batch) => {
  expect(eventBatchSchema.safeParse(batch).success).toBe(false);
});

test('[EL-02] an event names what happened, where, and to what', () => {
  const aux = { clickthrough_type: 'hover', position: 3, is_ad: false, slot: null };
  const full = {
    ...event,
    view_type: 3,
    view_parameter: 140,
    component: 13,
    element: 27,
    pin_id: '7',
    board_id: '8',
    object_id: 'ad:9',
    aux_data: aux,
  };
  expect(eventBatchSchema.safeParse({ events: [full] }).success).toBe(true);
});

test('[EL-02] a gate lets a few in at a time, has some wait, and refuses the rest', async () => {
  const gate = createConcurrencyLimiter({ atOnce: 2, waiting: 1 });
  let inside = 0;
  let most = 0;
  const leave: (() => void)[] = [];
  const work = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise<void>((done) => leave.push(done));
    inside -= 1;
  };
  const three = [gate(work), gate(work), gate(work)];
  await expect(gate(work)).rejects.toThrow(new AppError('overloaded'));
  for (let left = 0; left < 3; left += 1) {
    await expect.poll(() => leave.length).toBeGreaterThan(left);
    leave[left]?.();
  }
  await Promise.all(three);
  expect(most).toBe(2);
  await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await gate(async () => undefined);
});

test.each<[string, string | undefined, object]>([
  ['an impression', 'impressions', { event_type: 18 }],
  [
    'what is reported about a video ad once more',
    undefined,
    { event_type: 18, aux_data: { is_viewable: true } },
  ],
  ['a close-up', 'closeups', { event_type: 7 }],
  ['a save', 'saves', { event_type: 5 }],
  [
    'a click that leads out',
    'outbound_clicks',
    { event_type: 12, aux_data: { clickthrough_type: 'clickthrough', status: 'ok' } },
  ],
  ['a click that is stopped', undefined, { event_type: 12, aux_data: { status: 'blocked' } }],
  ['the menu of a link', undefined, { event_type: 12, aux_data: { clickthrough_type: 'rightClick' } }],
  ['a video that is played', 'video_views', { event_type: 7761 }],
  ['a share', undefined, { event_type: 102 }],
  ['a save of no pin', undefined, { event_type: 5, pin_id: undefined }],
])('[BD-05] %s counts as %s', (_, metric, more) => {
  expect(getMetric({ ...event, pin_id: '7', ...more })).toBe(metric);
});
