import '../styles.css';

import { applyPageTheme } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ArrowBackIcon, HeartIcon, IconFrame, PlusIcon, type IconSize } from '../index.ts';

test.each<[IconSize, number]>([
  ['sm', 12],
  ['md', 16],
  ['lg', 20],
  ['xl', 24],
])('[UI-01] an icon of size %s is %i px wide', async (size, pixels) => {
  const { getByRole } = await render(<HeartIcon size={size} label="Like" />);
  const { width, height } = getByRole('img', { name: 'Like' }).element().getBoundingClientRect();
  expect([width, height]).toEqual([pixels, pixels]);
});

test('[UI-09] an icon without a label is hidden from screen readers', async () => {
  const { container } = await render(<HeartIcon />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('[UI-09] icons that point are mirrored in right-to-left text, others are not', async () => {
  applyPageTheme('light', 'rtl');
  const { getByRole } = await render(
    <>
      <ArrowBackIcon label="Back" />
      <PlusIcon label="Add" />
      <IconFrame label="Own" directional>
        <path d="M4 12h16" />
      </IconFrame>
    </>,
  );
  const scaleOf = (name: string): string => {
    const { scale, transform } = getComputedStyle(getByRole('img', { name }).element());
    return scale === 'none' ? transform : scale;
  };
  expect(scaleOf('Own')).toBe(scaleOf('Back'));
  expect(scaleOf('Back')).not.toBe('none');
  expect(scaleOf('Add')).toBe('none');
  applyPageTheme();
});
