import '@pegboard/ui/styles.css';

import { dressPage, expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { SampleFeature } from './index.ts';
import meta, * as stories from './sample-feature.stories.tsx';

const { default: _, ...states } = stories;

const THEMES = ['light', 'dark'] as const;

test('the pin that is opened from the keyboard is told', async () => {
  const onOpen = vi.fn<(pinId: string) => void>();
  const { getByRole } = await render(
    <SampleFeature pins={[aPin({ id: '7', title: 'Kiln week' })]} onOpen={onOpen} />,
  );
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Kiln week' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['7']]);
});

test('without pins it says so', async () => {
  const { getByRole } = await render(<SampleFeature {...states.Empty.args} />);
  await expect.element(getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test.each(
  Object.entries(states).flatMap(([name, story]) =>
    THEMES.map((theme) => ({ name, theme, args: story.args })),
  ),
)('the state $name is accessible and fits a mobile in the $theme theme', async ({ theme, args }) => {
  dressPage(theme);
  const { container } = await render(
    <main style={{ inlineSize: 320 }}>
      <meta.component {...args} />
    </main>,
  );
  await expectAccessible(container);
  expect(container.querySelector('main')?.scrollWidth).toBe(320);
});
