import { expect, test } from 'vitest';
import { findShortcut, type KeyPress } from './find-shortcut.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

test.each([
  ['o', 'KeyO', 'open'],
  ['S', 'KeyS', 'save'],
  ['h', 'KeyH', 'hide'],
  ['?', 'Slash', 'help'],
  ['س', 'KeyS', 'save'],
  ['r', 'KeyO', undefined],
  ['Enter', 'Enter', undefined],
  ['constructor', '', undefined],
])('[BY-07] the key %s at %s is the shortcut %s', (key, code, shortcut) => {
  expect(findShortcut(press(key), code)).toBe(shortcut);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing', 'repeat'] as const)(
  '[BY-07] no shortcut with %s',
  (held) => {
    expect(findShortcut(press('s', { [held]: true }), 'KeyS')).toBeUndefined();
  },
);
