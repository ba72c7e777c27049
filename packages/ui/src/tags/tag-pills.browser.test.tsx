import '../styles.css';

import { applyPageTheme } from '@pegboard/config/accessible';
import { beforeEach, expect, test } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';

import { Chip, TagPills } from '../index.ts';

const renderPills = (count: number, width = 300): Promise<RenderResult> =>
  render(
    <div style={{ inlineSize: width }}>
      <TagPills label="Ideas">
        {Array.from({ length: count }, (_, at) => (
          <Chip key={at}>Idea {at + 1}</Chip>
        ))}
      </TagPills>
    </div>,
  );

const settled = (list: Element): Promise<void> =>
  new Promise((resolve) => list.addEventListener('scrollend', () => resolve(), { once: true }));

beforeEach(() => applyPageTheme());

test('[UI-05] pills that have room show no arrows', async () => {
  const { getByRole } = await renderPills(2);
  await expect.element(getByRole('list', { name: 'Ideas' })).toBeVisible();
  expect(getByRole('button', { name: /Scroll/u }).query()).toBeNull();
});

test.each(['ltr', 'rtl'] as const)(
  '[UI-05] in %s text a click on an arrow scrolls half the width, and shows the arrow back',
  async (direction) => {
    applyPageTheme('light', direction);
    const { getByRole } = await renderPills(12);
    const list = getByRole('list', { name: 'Ideas' }).element();
    expect(getByRole('button', { name: 'Scroll back' }).query()).toBeNull();
    const end = settled(list);
    await getByRole('button', { name: 'Scroll forward' }).click();
    await end;
    expect(Math.abs(list.scrollLeft)).toBeCloseTo(150, 0);
    const start = settled(list);
    await getByRole('button', { name: 'Scroll back' }).click();
    await start;
    expect(Math.abs(list.scrollLeft)).toBe(0);
    await expect.poll(() => getByRole('button', { name: 'Scroll back' }).query()).toBeNull();
  },
);

test('[UI-05] the arrow back shows past 4 px, and not before', async () => {
  const { getByRole } = await renderPills(12);
  const list = getByRole('list', { name: 'Ideas' }).element();
  list.scrollTo({ left: 4, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(getByRole('button', { name: 'Scroll back' }).query()).toBeNull();
  list.scrollTo({ left: 5, behavior: 'instant' });
  await expect.element(getByRole('button', { name: 'Scroll back' })).toBeVisible();
});

test('a chip that is a choice tells whether it is on', async () => {
  const { getByRole } = await render(
    <>
      <Chip selected>Soups</Chip>
      <Chip selected={false}>Salads</Chip>
      <Chip>More</Chip>
    </>,
  );
  await expect.element(getByRole('button', { name: 'Soups' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(getByRole('button', { name: 'Salads' })).toHaveAttribute('aria-pressed', 'false');
  await expect.element(getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-pressed');
});
