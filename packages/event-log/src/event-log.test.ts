import { EVENT_TYPES, eventBatchSchema, METRICS_SAMPLE_RATE, type LogEvent } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { createEventLog } from './event-log.ts';
import { saveEvent, shareTapEvent } from './model/events.ts';
import { createTestEnvironment } from './testing/test-environment.ts';

const pin = { pinId: '912' };

test('[EL-01] nothing runs before the first event, and nothing is done as it is taken', () => {
  const world = createTestEnvironment();
  const { log } = createEventLog(world.ports);
  expect(world.timers()).toBe(0);
  log(saveEvent(pin));
  expect(world.timers()).toBe(0);
  world.idle();
  expect(world.timers()).toBe(1);
  expect(world.sent).toHaveLength(0);
});

test('[EL-01] events gather, each with its id and the time it happened, and are sent as a batch the server takes', async () => {
  const world = createTestEnvironment();
  const { log } = createEventLog(world.ports);
  log(saveEvent(pin));
  world.pass(1200);
  log(shareTapEvent(pin, { viewType: 3 }));
  world.idle();
  world.pass(5000);
  const [first] = world.sent;
  const { events } = eventBatchSchema.parse(first?.batch);
  expect(events).toMatchObject([
    { event_type: 5, time: world.start, pin_id: '912' },
    { event_type: 102, time: world.start + 1200, view_type: 3 },
  ]);
  await first?.answer({ kind: 'taken' });
  world.pass(600_000);
  expect(world.sent).toHaveLength(1);
});

test('[EL-01] what failed is sent again with the same ids, so that it counts once', async () => {
  const world = createTestEnvironment();
  const { log, flush } = createEventLog(world.ports);
  log(saveEvent(pin));
  flush();
  await world.sent[0]?.answer({ kind: 'failed' });
  world.pass(1999);
  expect(world.sent).toHaveLength(1);
  world.pass(1);
  await world.sent[1]?.answer(new TypeError('Failed to fetch'));
  world.pass(4000);
  expect(world.sent.map(({ batch }) => batch)).toEqual([
    world.sent[0]?.batch,
    world.sent[0]?.batch,
    world.sent[0]?.batch,
  ]);
});

test('[EL-01] as the page is left everything goes as a beacon, also what is under way and what is not yet written', async () => {
  const world = createTestEnvironment();
  const { log, flush, leave } = createEventLog(world.ports);
  log(saveEvent(pin));
  flush();
  log(shareTapEvent(pin));
  leave();
  const types = world.beacons.flatMap(({ events }) => events.map(({ event_type: type }) => type));
  expect(types).toEqual([5, 102]);
  await world.sent[0]?.answer({ kind: 'failed' });
  world.pass(600_000);
  expect(world.sent).toHaveLength(1);
});

test('[EL-01] events rejected by the beacon are sent with keepalive, and retained if that fails too', async () => {
  const world = createTestEnvironment({ sendBeacon: () => false });
  const { log, leave } = createEventLog(world.ports);
  log(saveEvent(pin));
  leave();
  expect(world.sent).toMatchObject([{ isLeaving: true }]);
  await world.sent[0]?.answer({ kind: 'failed' });
  world.pass(5000);
  expect(world.sent[1]).toMatchObject({ isLeaving: false, batch: world.sent[0]?.batch });
});

test('[EL-01] without consent to logging, nothing is stored or sent', () => {
  const canLog = vi.fn<() => boolean>(() => false);
  const world = createTestEnvironment({ canLog });
  const { log, flush, leave } = createEventLog(world.ports);
  log(saveEvent(pin));
  flush();
  canLog.mockReturnValue(true);
  log(saveEvent({ pinId: '913' }));
  world.idle();
  canLog.mockReturnValue(false);
  world.pass(5000);
  leave();
  canLog.mockReturnValue(true);
  flush();
  expect([...world.sent, ...world.beacons]).toEqual([]);
});

test('[EL-01] a type of events is sampled, and each event has the sampling rate', () => {
  const random = vi.fn<() => number>(() => 0.05);
  const world = createTestEnvironment({ random });
  const { log, flush } = createEventLog(world.ports, {
    sampleRates: { [EVENT_TYPES.save]: METRICS_SAMPLE_RATE },
  });
  log(saveEvent(pin));
  random.mockReturnValue(0.1);
  log(saveEvent(pin));
  log(shareTapEvent(pin));
  flush();
  const events: readonly LogEvent[] = world.sent[0]?.batch.events ?? [];
  expect(events.map(({ event_type: type, aux_data: aux }) => [type, aux])).toEqual([
    [5, { sample_rate: 0.1 }],
    [102, undefined],
  ]);
});

test('[EL-01] writing is stopped when there is no more time, and goes on in the next idle moment', () => {
  const world = createTestEnvironment();
  const { log } = createEventLog(world.ports);
  for (let n = 0; n < 250; n += 1) log(saveEvent(pin));
  for (let n = 0; n < 9; n += 1) world.idle(10);
  expect(world.sent).toHaveLength(0);
  world.idle(10);
  expect(world.sent).toMatchObject([{ batch: { events: { length: 100 } } }]);
});

test('[EL-01] what does not fit, is too much, or is refused, is counted', async () => {
  const world = createTestEnvironment();
  const { log, flush, dropped } = createEventLog(world.ports);
  log({ event_type: -1 });
  log(saveEvent(pin));
  flush();
  expect(dropped()).toBe(1);
  await world.sent[0]?.answer({ kind: 'refused' });
  expect(dropped()).toBe(2);
  for (let n = 0; n < 1003; n += 1) log(saveEvent(pin));
  expect(dropped()).toBe(5);
});
