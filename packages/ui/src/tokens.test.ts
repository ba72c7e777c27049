/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--pb-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

type Theme = 'light' | 'dark';

/** Returns the hexadecimal color of a token in one theme. */
function color(name: string, theme: Theme): string {
  const value = tokens.get(`color-${name}`) ?? '';
  const [, light, dark] = /^var\(--pb-on-light, (#\w{6})\) var\(--pb-on-dark, (#\w{6})\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

/** Returns the relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const surfaces = [
  'bg',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'raised-sunken',
  'raised-hover',
];
const textPairs: readonly (readonly [string, string])[] = [
  ...['text', 'text-muted'].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...['accent-text', 'danger-text', 'success-text', 'warning-text'].flatMap((text) =>
    ['bg', 'surface', 'surface-raised', 'surface-sunken', 'raised-sunken'].map(
      (surface) => [text, surface] as const,
    ),
  ),
  ['accent-text', 'accent-soft'],
  ['danger-text', 'danger-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['text', 'accent-soft'],
  ['text-inverse', 'surface-inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...Array.from({ length: 8 }, (_, index) => ['on-accent', `person-${index}`] as const),
];
const shapePairs: readonly (readonly [string, string])[] = [
  ...surfaces.map((surface) => ['focus', surface] as const),
  ...['bg', 'surface', 'surface-raised'].map((surface) => ['border-strong', surface] as const),
  ...['bg', 'surface', 'surface-raised'].map((surface) => ['rating', surface] as const),
  ...['bg', 'surface', 'surface-raised'].map((surface) => ['verified', surface] as const),
];

describe.each(['light', 'dark'] as const)('[UI-09] colours in the %s theme', (theme) => {
  test.each(textPairs)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s stands out from %s at 3:1', (shape, ground) => {
    expect(contrast(color(shape, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('[UI-01] the dark background is #111111', () => {
  expect(color('bg', 'dark')).toBe('#111111');
});

test.each([
  ['card-width', '236px'],
  ['card-width-max', '270px'],
  ['card-width-min', '175px'],
  ['gap-wide', '24px'],
  ['gap', '16px'],
  ['gap-narrow', '12px'],
  ['top-bar-height', '143px'],
  ['layer-modal', '1000'],
  ['overlay-hover', '0.33'],
  ['overlay-press', '0.1'],
  ['overlay-scrim', '0.4'],
  ['badge-sm', '12px'],
  ['badge-md', '16px'],
  ['badge-lg', '20px'],
  ['badge-xl', '24px'],
  ['button-min-height', '40px'],
  ['button-min-width', '70px'],
  ['duration-fade', '120ms'],
  ['duration-hide', '200ms'],
  ['duration-board-created', '700ms'],
  ['space-4', '16px'],
  ['space-1', '4px'],
  ['space-30', '120px'],
])('[UI-01] --pb-%s is %s', (name, value) => {
  const first = new RegExp(`--pb-${name}: ([^;]+);`).exec(css)?.[1];
  expect(first).toBe(value);
});

test('[UI-09] motion lasts 0 ms for a visitor who asks for less of it', () => {
  const reduced = css.slice(css.indexOf('prefers-reduced-motion'));
  for (const name of tokens.keys()) {
    if (name?.startsWith('duration-')) expect(reduced).toContain(`--pb-${name}: 0ms;`);
  }
});
