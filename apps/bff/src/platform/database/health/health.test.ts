import { expect, test } from 'vitest';
import {
  DOWN_AFTER_TICKS,
  INITIAL_HEALTH,
  isSuspicious,
  PROBE_TICKS,
  REFUSAL_DEADLINE_MS,
  RETRY_AFTER_TICKS,
  SUSPECT_AFTER_TICKS,
  SUSPECT_AGAIN_AFTER_TICKS,
  transitionHealth,
  type Health,
  type HealthEffect,
  type HealthEvent,
} from './health.ts';

/** Applies events in turn: returns the last state, and all effects in order. */
function run(
  events: readonly HealthEvent[],
  from: Health = INITIAL_HEALTH,
): { readonly kind: Health['kind']; readonly effects: readonly HealthEffect[]; readonly state: Health } {
  let state = from;
  const effects: HealthEffect[] = [];
  for (const event of events) {
    const next = transitionHealth(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { kind: state.kind, effects, state };
}

const ticks = (count: number): readonly HealthEvent[] => Array.from({ length: count }, () => 'ticked');
const DOWN: readonly HealthEvent[] = ['wait-suspected', ...ticks(DOWN_AFTER_TICKS)];

test('[BF-10] a silent database is refused in 1.5 seconds, also where each tick is late by a quarter', () => {
  expect(REFUSAL_DEADLINE_MS * 1.25).toBeLessThanOrEqual(1500);
});

test.each<[string, readonly HealthEvent[], Health['kind'], readonly HealthEffect[]]>([
  ['is up while nothing is suspected, however long', ticks(1000), 'up', []],
  ['is probed as soon as a wait is suspected', ['wait-suspected'], 'suspected', ['start-probe']],
  [
    'is probed once, however many waits are suspected',
    ['wait-suspected', 'wait-suspected'],
    'suspected',
    ['start-probe'],
  ],
  [
    'is up again with the answer of a probe',
    ['wait-suspected', 'ticked', 'probe-answered'],
    'up',
    ['start-probe', 'stop-probe'],
  ],
  [
    'is up again with any byte, over any connection',
    ['wait-suspected', ...ticks(DOWN_AFTER_TICKS - 1), 'bytes-received'],
    'up',
    ['start-probe', 'stop-probe'],
  ],
  [
    'is not down for one probe that was refused',
    ['wait-suspected', 'probe-failed', 'ticked'],
    'suspected',
    ['start-probe', 'start-probe'],
  ],
  [
    'is down after total silence, and what waits is aborted',
    DOWN,
    'down',
    ['start-probe', 'stop-probe', 'abort-all', 'start-probe'],
  ],
  [
    'is not brought back by bytes that were under way',
    [...DOWN, 'bytes-received'],
    'down',
    ['start-probe', 'stop-probe', 'abort-all', 'start-probe'],
  ],
  [
    'is back with the first probe that is answered',
    [...DOWN, 'probe-answered'],
    'up',
    ['start-probe', 'stop-probe', 'abort-all', 'start-probe', 'stop-probe'],
  ],
])('[BF-10] a database %s', (_, events, kind, effects) => {
  expect(run(events)).toMatchObject({ kind, effects });
});

test('[BF-10] a database that is down is probed again and again, and soon after a refusal', () => {
  const { state } = run(DOWN);
  expect(run(ticks(PROBE_TICKS * 3), state).effects).toEqual(
    Array.from({ length: 3 }, () => ['stop-probe', 'start-probe']).flat(),
  );
  expect(run(['probe-failed', ...ticks(RETRY_AFTER_TICKS)], state).effects).toEqual(['start-probe']);
});

test.each<[string, Parameters<typeof isSuspicious>[0], boolean]>([
  ['a new wait is young', { since: 10, lastByte: 9, tick: 9 + SUSPECT_AFTER_TICKS }, false],
  ['a new wait has seen nothing yet', { since: 10, lastByte: 9, tick: 10 + SUSPECT_AFTER_TICKS }, true],
  [
    'the database answered others while a long statement runs',
    { since: 0, lastByte: 1000, tick: 999 + SUSPECT_AGAIN_AFTER_TICKS },
    false,
  ],
  [
    'a long statement runs, and nothing has come for 0.4 seconds',
    { since: 0, lastByte: 1000, tick: 1000 + SUSPECT_AGAIN_AFTER_TICKS },
    true,
  ],
])('[BF-10] a probe is called for or not: %s', (_, wait, is) => {
  expect(isSuspicious(wait)).toBe(is);
});
