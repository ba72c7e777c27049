import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { SampleFeature } from './index.ts';

const onOpen = vi.fn<(pinId: string) => void>();

test('the pin that is opened from the keyboard is reported', async () => {
  const { getByRole, container } = await render(
    <SampleFeature pins={[aPin({ id: '7', title: 'Kiln week' })]} onOpen={onOpen} />,
  );
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Kiln week' })).toHaveFocus();
  await expectAccessible(container);
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['7']]);
});

test('without pins it says so', async () => {
  const { getByRole } = await render(<SampleFeature pins={[]} onOpen={onOpen} />);
  await expect.element(getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});
