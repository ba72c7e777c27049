import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import type { ReactionCount } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reactions, type ReactionsProps } from './index.ts';

type React = NonNullable<ReactionsProps['onReact']>;

async function show(onReact: React | undefined) {
  const onLoginNeeded = vi.fn<() => void>();
  const screen = await render(
    <Reactions
      counts={[{ reactionType: 5, reactionCount: 1200 }]}
      viewerReaction={null}
      onReact={onReact}
      onLoginNeeded={onLoginNeeded}
    />,
  );
  return { ...screen, onLoginNeeded };
}

test('[CU-04] a reaction is added, changed and removed, with the counts from the server', async () => {
  const responses: ReactionCount[][] = [
    [{ reactionType: 5, reactionCount: 7 }],
    [{ reactionType: 11, reactionCount: 1 }],
    [],
  ];
  const onReact = vi.fn<React>(async () => responses.shift());
  const { getByRole, container } = await show(onReact);
  await expectAccessible(container);
  await getByRole('button', { name: 'Love, 1.2K', pressed: false }).click();
  await expect.element(getByRole('button', { name: 'Love, 7', pressed: true })).toBeVisible();
  await getByRole('button', { name: 'Wow' }).click();
  await getByRole('button', { name: 'Wow, 1', pressed: true }).click();
  await expect.element(getByRole('button', { name: 'Wow', pressed: false, exact: true })).toBeVisible();
  expect(onReact.mock.calls).toEqual([[5], [11], [null]]);
});

test('[CU-04] a reaction shows at once, goes back when it failed, and waits for one that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onReact = vi.fn<React>(() => promise);
  const { getByRole, container } = await show(onReact);
  const love = (): Element | null => container.querySelector('[title="Love"]');
  const pressedState = (): string | null | undefined => love()?.getAttribute('aria-pressed');
  await getByRole('button', { name: 'Love, 1.2K' }).click();
  await expect.poll(pressedState).toBe('true');
  love()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  resolve(undefined);
  await expect.poll(pressedState).toBe('false');
  expect(onReact).toHaveBeenCalledTimes(1);
});

test('[CU-04] a visitor who reacts is prompted to log in', async () => {
  const { getByRole, onLoginNeeded } = await show(undefined);
  await getByRole('button', { name: 'Haha' }).click();
  expect(onLoginNeeded).toHaveBeenCalledTimes(1);
});
