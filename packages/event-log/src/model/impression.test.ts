import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HIDDEN_STATE,
  PAUSED_STATE,
  transitionImpression,
  type Impression,
  type ImpressionEvent,
  type ImpressionState,
} from './impression.ts';

const moved = (ratio: number, time: number): ImpressionEvent => ({ type: 'moved', ratio, time });
const at = (type: 'paused' | 'resumed' | 'removed' | 'left', time: number): ImpressionEvent => ({
  type,
  time,
});

function play(events: readonly ImpressionEvent[], from: ImpressionState = HIDDEN_STATE) {
  let state = from;
  const ended: Impression[] = [];
  for (const event of events) {
    const step = transitionImpression(state, event);
    state = step.state;
    if (step.ended) ended.push(step.ended);
  }
  return { state, ended };
}

const seen = (more: Partial<Impression>): Impression => ({
  start: 100,
  end: 500,
  visibleMs: 400,
  reachedMs: [null, null, null],
  exit: 'hidden',
  ...more,
});

describe('milestones', () => {
  test.each<[string, readonly ImpressionEvent[], readonly Impression[]]>([
    [
      'the first bit in view begins it, and it is told when it is hidden',
      [moved(0.01, 100), moved(0, 500)],
      [seen({})],
    ],
    ['exactly 50 % and 80 % reach nothing', [moved(0.5, 100), moved(0, 500)], [seen({})]],
    [
      'more than 50 %',
      [moved(0.1, 100), moved(0.51, 300), moved(0, 500)],
      [seen({ reachedMs: [200, null, null] })],
    ],
    [
      'more than 80 %',
      [moved(0.6, 100), moved(0.81, 150), moved(0, 500)],
      [seen({ reachedMs: [0, 50, null] })],
    ],
    ['less than all is not all', [moved(0.999, 100), moved(0, 500)], [seen({ reachedMs: [0, 0, null] })]],
    ['100 %', [moved(1, 100), moved(0, 500)], [seen({ reachedMs: [0, 0, 0] })]],
    [
      'the first time counts',
      [moved(0.6, 100), moved(0.2, 200), moved(0.6, 300), moved(0, 500)],
      [seen({ reachedMs: [0, null, null] })],
    ],
    ['touching the edge is not in view', [moved(0, 100), moved(0, 500)], []],
    [
      'seen again is another one',
      [moved(1, 0), moved(0, 50), moved(0.2, 100), moved(0, 500)],
      [seen({ start: 0, end: 50, visibleMs: 50, reachedMs: [0, 0, 0] }), seen({})],
    ],
  ])('[EL-01] %s', (_, events, expected) => {
    expect(play(events).ended).toEqual(expected);
  });
});

describe('forced exit', () => {
  test.each<[string, readonly ImpressionEvent[], readonly Impression[]]>([
    ['a removed element ends it', [moved(0.2, 100), at('removed', 500)], [seen({ exit: 'removed' })]],
    ['a page that is left ends it', [moved(0.2, 100), at('left', 500)], [seen({ exit: 'left' })]],
    ['what was not in view has no end', [at('removed', 500)], []],
    ['it ends once', [moved(0.2, 100), at('left', 500), at('removed', 600)], [seen({ exit: 'left' })]],
  ])('[EL-01] %s', (_, events, expected) => {
    expect(play(events).ended).toEqual(expected);
  });

  test('[EL-01] a page that is looked at again begins another one with what is in view', () => {
    const events = [moved(1, 0), at('left', 10), at('resumed', 100), moved(0, 500)];
    expect(play(events).ended.at(-1)).toEqual(seen({ reachedMs: [0, 0, 0] }));
  });
});

describe('pause', () => {
  test.each<[string, readonly ImpressionEvent[], readonly Impression[]]>([
    [
      'time without focus does not count',
      [moved(0.2, 100), at('paused', 200), at('resumed', 400), moved(0, 500)],
      [seen({ visibleMs: 200 })],
    ],
    [
      'what is hidden meanwhile ends, with the time until the pause',
      [moved(0.2, 100), at('paused', 200), moved(0, 500)],
      [seen({ visibleMs: 100 })],
    ],
    [
      'no milestone is reached meanwhile',
      [moved(0.2, 100), at('paused', 200), moved(0.9, 300), moved(0, 500)],
      [seen({ visibleMs: 100 })],
    ],
    [
      'one that still holds is reached afterwards',
      [moved(0.2, 100), at('paused', 200), moved(0.6, 300), at('resumed', 400), moved(0, 500)],
      [seen({ visibleMs: 200, reachedMs: [100, null, null] })],
    ],
    ['nothing begins meanwhile', [at('paused', 0), moved(1, 10), moved(0, 20)], []],
    [
      'what came meanwhile begins afterwards',
      [at('paused', 0), moved(0.3, 10), at('resumed', 100), moved(0, 500)],
      [seen({})],
    ],
    [
      'pausing twice is pausing once',
      [moved(0.2, 100), at('paused', 200), at('paused', 300), at('resumed', 400), moved(0, 500)],
      [seen({ visibleMs: 200 })],
    ],
  ])('[EL-01] %s', (_, events, expected) => {
    expect(play(events).ended).toEqual(expected);
  });

  test('[EL-01] an element that enters during a pause waits for its end', () => {
    expect(play([moved(0.3, 10), at('resumed', 100), moved(0, 500)], PAUSED_STATE).ended).toEqual([seen({})]);
  });
});

test('[EL-01] for all event sequences: time is monotonic, milestones are in order, unseen elements are not reported', () => {
  const time = fc.nat(10_000);
  const event = fc.oneof(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), time).map(([ratio, when]) => moved(ratio, when)),
    fc
      .tuple(fc.constantFrom('paused', 'resumed', 'removed', 'left'), time)
      .map(([type, when]) => at(type, when)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const inTime = events.toSorted((a, b) => a.time - b.time);
      for (const { start, end, visibleMs, reachedMs } of play(inTime).ended) {
        expect(end - start).toBeGreaterThanOrEqual(visibleMs);
        expect(visibleMs).toBeGreaterThanOrEqual(0);
        const reached = reachedMs.map((ms) => ms ?? Infinity);
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
        for (const ms of reachedMs) expect(ms ?? 0).toBeLessThanOrEqual(visibleMs);
      }
    }),
  );
});
