import { expect, test } from 'vitest';
import { playerKey, type PlayerKey } from './player-key.ts';

const press = (key: string, on: PlayerKey['on'] = 'frame', hasModifier: boolean = false) =>
  playerKey({ key, on, hasModifier });

test.each([
  [' ', { do: 'toggle-play' }],
  ['k', { do: 'toggle-play' }],
  ['M', { do: 'toggle-muted' }],
  ['c', { do: 'toggle-captions' }],
  ['f', { do: 'toggle-fullscreen' }],
  ['ArrowRight', { do: 'skip', by: 5 }],
  ['ArrowLeft', { do: 'skip', by: -5 }],
  ['l', { do: 'skip', by: 10 }],
  ['j', { do: 'skip', by: -10 }],
  ['ArrowUp', { do: 'change-volume', by: 0.1 }],
  ['ArrowDown', { do: 'change-volume', by: -0.1 }],
  ['Home', { do: 'seek', to: 0 }],
  ['End', { do: 'seek', to: 1 }],
  ['x', undefined],
  ['Tab', undefined],
  ['Escape', undefined],
])('[VD-04] the key %j does %j', (key, action) => {
  expect(press(key)).toEqual(action);
});

test('[VD-04] with a modifier a key is the browser’s', () => {
  expect(press('f', 'frame', true)).toBeUndefined();
});

test('[VD-04] space on a button is its press, on a slider it plays and pauses', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press(' ', 'slider')).toEqual({ do: 'toggle-play' });
});

test('[VD-04] arrows, Home and End on a slider move the slider', () => {
  expect(['ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) => press(key, 'slider'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(press('m', 'slider')).toEqual({ do: 'toggle-muted' });
});
