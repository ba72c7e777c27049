import { expect, test } from 'vitest';
import { INITIAL_PRESS_STATE, transitionLongPress, type PressEffect, type PressEvent } from './long-press.ts';

const touched: PressEvent = { type: 'touched', x: 100, y: 100, at: 0 };

function effectsOf(...events: readonly PressEvent[]): readonly PressEffect[] {
  let state = INITIAL_PRESS_STATE;
  const effects: PressEffect[] = [];
  for (const event of events) {
    const step = transitionLongPress(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return effects;
}

const opens = (...events: readonly PressEvent[]): boolean =>
  effectsOf(...events).some(({ type }) => type === 'open-menu');

test('[PC-13] a press over 500 ms opens the menu where the finger is', () => {
  expect(effectsOf(touched, { type: 'waited', at: 501 })).toContainEqual({
    type: 'open-menu',
    x: 100,
    y: 100,
  });
});

test('[PC-13] a press of 500 ms does not', () => {
  expect(opens(touched, { type: 'waited', at: 500 })).toBe(false);
});

test('[PC-13] movement under 10 px is none', () => {
  expect(opens(touched, { type: 'moved', x: 107, y: 107 }, { type: 'waited', at: 501 })).toBe(true);
});

test('[PC-13] a movement of 10 px is a scroll', () => {
  expect(opens(touched, { type: 'moved', x: 106, y: 108 }, { type: 'waited', at: 501 })).toBe(false);
});

test('[PC-13] a finger that is lifted before taps', () => {
  const effects = effectsOf(touched, { type: 'lifted' }, { type: 'waited', at: 501 });
  expect(effects.map(({ type }) => type)).toEqual(['wait', 'stop-waiting']);
});

test('[PC-13] lifting the finger after the menu opened opens nothing else', () => {
  const effects = effectsOf(
    touched,
    { type: 'waited', at: 600 },
    { type: 'moved', x: 0, y: 0 },
    { type: 'lifted' },
  );
  expect(effects.at(-1)).toEqual({ type: 'swallow-click' });
});

test('[PC-13] what is not expected changes nothing', () => {
  expect(effectsOf({ type: 'lifted' }, { type: 'moved', x: 1, y: 1 }, { type: 'waited', at: 9000 })).toEqual(
    [],
  );
});
