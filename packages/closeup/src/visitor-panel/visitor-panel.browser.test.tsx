import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Closeup } from '../index.ts';
import { PinRow } from '../pin-row/index.ts';
import { createImages } from '../testing/create-images.ts';
import { VisitorPanel } from './index.ts';

const profileHref = (username: string): string => `/${username}/`;

async function openSeeMore() {
  const callbacks = {
    onLogIn: vi.fn<() => void>(),
    onSignUp: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const pins = [
    aPin({ title: 'Bowl', images: createImages() }),
    aPin({ title: null, gridTitle: null, altText: '' }),
  ];
  const screen = await render(
    <Closeup
      pin={aPin({ images: createImages(), description: 'Ash and clay. '.repeat(60) })}
      viewer="signed-out"
      profileHref={profileHref}
      more={
        <VisitorPanel profileHref={profileHref} {...callbacks}>
          <PinRow title="More from Clay" pins={pins} captionOf={() => '$38.00'} untitled="Pin" />
        </VisitorPanel>
      }
    />,
  );
  return { ...screen, ...callbacks };
}

afterEach(() => page.viewport(414, 896));

test('[CU-09] on a wide screen the panel shows the whole description and what leads on', async () => {
  await page.viewport(1200, 800);
  const { getByRole } = await openSeeMore();
  const panel = getByRole('dialog', { name: 'See more' });
  expect(panel.element().textContent).toContain('Ash and clay. '.repeat(60).trim());
  await expect.element(panel.getByRole('link', { name: /^Made by/ })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Bowl, $38.00' })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Pin, $38.00' })).toBeVisible();
  await expectAccessible(panel.element());
});

test('[CU-09] on a narrow screen it comes behind the invitation to log in, and fills the screen', async () => {
  const { getByRole, onLogIn, onSignUp } = await openSeeMore();
  const prompt = getByRole('dialog', { name: 'Log in to continue' });
  await prompt.getByRole('button', { name: 'Log in' }).click();
  await prompt.getByRole('button', { name: 'Sign up' }).click();
  expect([onLogIn.mock.calls.length, onSignUp.mock.calls.length]).toEqual([1, 1]);
  await expectAccessible(prompt.element());
  await prompt.getByRole('button', { name: 'Continue without an account' }).click();
  const panel = getByRole('dialog', { name: 'See more' });
  await expect.element(panel).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { width, height } = panel.element().getBoundingClientRect();
  expect(width).toBe(document.body.clientWidth);
  expect(height).toBe(window.innerHeight);
});

test('[CU-09] Escape asks to close it, and leaves the close-up', async () => {
  const { onClose } = await openSeeMore();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
