import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PinCard, type CardFeedback } from '../index.ts';
import { partOf, pointAt, renderCard } from '../testing/render-card.tsx';
import { createImages } from '../testing/create-images.ts';

const pin = aPin({ images: createImages() });
const reported: CardFeedback = { status: 'reported', title: 'Reported', text: 'Thanks! It helps.' };
const hidden: CardFeedback = {
  status: 'other',
  title: 'Pin hidden',
  text: 'Got it!',
  unfollow: 'Unfollow Quiet kitchens',
};
const unfollowed: CardFeedback = { status: 'unfollowed', title: 'Pin hidden', text: 'You unfollowed it.' };

/** Renders a card with its feedback stored as in an app. */
function FeedbackOnPin({ onDone }: { readonly onDone: (what: string) => void }): ReactNode {
  const [feedback, setFeedback] = useState<CardFeedback>();
  const becomes = (next: CardFeedback | undefined, what: string) => (): void => {
    setFeedback(next);
    onDone(what);
  };
  return (
    <main style={{ inlineSize: 236 }}>
      <PinCard
        pin={pin}
        surface="AuthHomefeed"
        viewer="signed-in"
        feedback={feedback}
        menu={{ onHide: becomes(hidden, 'hide'), onReport: becomes(reported, 'report') }}
        onUndo={becomes(undefined, 'undo')}
        onUnfollow={becomes(unfollowed, 'unfollow')}
      />
    </main>
  );
}

const focusedLine = (): string | null | undefined =>
  document.querySelector('[role="menuitem"]:focus')?.textContent;

afterEach(() => applyPageTheme());

test('[PC-10] hiding replaces the card, unfollowing changes its words and takes the button, undo brings it back', async () => {
  const onDone = vi.fn<(what: string) => void>();
  const screen = await render(<FeedbackOnPin onDone={onDone} />);
  await pointAt(screen);
  await screen.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
  await expect.element(screen.getByText('Pin hidden')).toBeVisible();
  expect(screen.container.querySelector('a')).toBeNull();
  await screen.getByRole('button', { name: 'Unfollow Quiet kitchens' }).click();
  await expect.element(screen.getByText('You unfollowed it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Unfollow/ }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'Kiln week at the studio' })).toBeInTheDocument();
  expect(onDone.mock.calls.flat()).toEqual(['hide', 'unfollow', 'undo']);
});

test('[PC-10] a report replaces the card with thanks, and Undo has the focus that the menu left', async () => {
  const screen = await render(<FeedbackOnPin onDone={() => undefined} />);
  await pointAt(screen);
  await expect.element(screen.getByRole('button', { name: 'More options' })).toBeInTheDocument();
  screen.getByRole('button', { name: 'More options' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedLine).toBe('Hide Pin');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedLine).toBe('Report Pin');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Thanks! It helps.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('[PC-10] it is announced, and as large as the picture that it replaces', async () => {
  const screen = await renderCard({ pin, feedback: reported });
  await expect.poll(() => partOf(screen, '[role="status"]').textContent).toContain('Reported');
  expect(partOf(screen, '[data-feedback]').getBoundingClientRect().height).toBeCloseTo(354, 0);
});

test.for([
  ['usual', 1104],
  ['flat', 240],
] as const)('[PC-10] on a %s card a long name to unfollow is cut, and Undo is whole', async ([, height]) => {
  const unfollow = 'Unfollow Shelves, hooks and rails for small rooms';
  const screen = await renderCard({
    pin: aPin({ images: createImages(736, height) }),
    feedback: { ...hidden, unfollow },
    onUndo: () => undefined,
    onUnfollow: () => undefined,
  });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const card = partOf(screen, '[data-feedback]').getBoundingClientRect();
  for (const button of [undo, screen.getByRole('button', { name: unfollow })]) {
    const { left, right, bottom } = button.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(card.left);
    expect(right).toBeLessThanOrEqual(card.right);
    expect(bottom).toBeLessThanOrEqual(card.bottom);
  }
  const words = undo.element().firstElementChild;
  expect(words?.scrollWidth).toBe(words?.clientWidth);
});

test.for(['light', 'dark'] as const)(
  '[PC-23] it passes axe in the %s theme, in both directions',
  async (theme) => {
    const screen = await renderCard({
      pin,
      feedback: hidden,
      onUndo: () => undefined,
      onUnfollow: () => undefined,
    });
    await expect.element(screen.getByText('Pin hidden')).toBeVisible();
    for (const direction of ['ltr', 'rtl'] as const) {
      applyPageTheme(theme, direction);
      await expectAccessible(screen.container);
    }
  },
);
