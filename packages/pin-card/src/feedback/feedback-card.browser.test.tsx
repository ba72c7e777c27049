import '@pegboard/ui/styles.css';

import { dressPage, expectAccessible } from '@pegboard/config/accessible';
import { aPin, aPinBoard } from '@pegboard/types/testing';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  feedbackCategory,
  NO_FEEDBACK,
  PinCard,
  stepFeedback,
  unfollowTarget,
  type CardFeedback,
  type FeedbackEffect,
  type FeedbackEvent,
} from '../index.ts';
import { partOf, pointAt, showCard } from '../testing/show-card.tsx';
import { somePictures } from '../testing/some-pictures.ts';

const pin = aPin({
  images: somePictures(),
  board: aPinBoard({ entityId: '4', name: 'Quiet kitchens', followedByMe: true }),
});

/** A card with its feedback kept as an app would. */
function Kept({ onEffect }: { readonly onEffect: (type: FeedbackEffect['type']) => void }): ReactNode {
  const [feedback, setFeedback] = useState<CardFeedback>(NO_FEEDBACK);
  const step = (event: FeedbackEvent): void => {
    const { state, effects } = stepFeedback(feedback, event);
    setFeedback(state);
    for (const { type } of effects) onEffect(type);
  };
  const category = feedbackCategory(pin);
  return (
    <main style={{ inlineSize: 236 }}>
      <PinCard
        pin={pin}
        surface="AuthHomefeed"
        viewer="signed-in"
        feedback={feedback}
        menu={{
          onHide: () => step({ type: 'hidden', category, target: unfollowTarget(pin, category) }),
          onReport: () => step({ type: 'reported' }),
        }}
        onUndo={() => step({ type: 'undo-pressed' })}
        onUnfollow={() => step({ type: 'unfollow-pressed' })}
      />
    </main>
  );
}

const focusedLine = (): string | null | undefined =>
  document.querySelector('[role="menuitem"]:focus')?.textContent;

afterEach(() => dressPage());

test('[PC-10] hiding replaces the card, unfollowing changes its words and takes the button, undo brings it back', async () => {
  const onEffect = vi.fn<(type: string) => void>();
  const screen = await render(<Kept onEffect={onEffect} />);
  await pointAt(screen);
  await screen.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
  await expect.element(screen.getByText('Pin hidden')).toBeVisible();
  expect(screen.container.querySelector('a')).toBeNull();
  await screen.getByRole('button', { name: 'Unfollow Quiet kitchens' }).click();
  await expect.element(screen.getByText(/^You unfollowed the board Quiet kitchens/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Unfollow/ }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'Kiln week at the studio' })).toBeInTheDocument();
  expect(onEffect.mock.calls.flat()).toEqual(['hide-pin', 'unfollow', 'unhide-pin', 'follow-again']);
});

test('[PC-10] a report replaces the card with thanks, and Undo has the focus that the menu left', async () => {
  const screen = await render(<Kept onEffect={() => undefined} />);
  await pointAt(screen);
  await expect.element(screen.getByRole('button', { name: 'More options' })).toBeInTheDocument();
  screen.getByRole('button', { name: 'More options' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedLine).toBe('Hide Pin');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedLine).toBe('Report Pin');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText('Thanks! Your feedback helps us keep the community safe.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('[PC-10] it is announced, and as large as the picture that it replaces', async () => {
  const screen = await showCard({ pin, feedback: { status: 'reported' } });
  await expect.poll(() => partOf(screen, '[role="status"]').textContent).toContain('Reported');
  expect(partOf(screen, '[data-feedback]').getBoundingClientRect().height).toBeCloseTo(354, 0);
});

test.for(['light', 'dark'] as const)(
  '[PC-23] it passes axe in the %s theme, in both directions',
  async (theme) => {
    const target = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
    const screen = await showCard({
      pin,
      feedback: { status: 'other', category: 'followed', target },
      onUndo: () => undefined,
      onUnfollow: () => undefined,
    });
    await expect.element(screen.getByText('Pin hidden')).toBeVisible();
    for (const direction of ['ltr', 'rtl'] as const) {
      dressPage(theme, direction);
      await expectAccessible(screen.container);
    }
  },
);
