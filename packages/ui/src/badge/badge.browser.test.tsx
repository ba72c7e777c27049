import '../styles.css';

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { AiModifiedLabel, DurationBadge, MediaBadge, SourceChip, VerifiedBadge } from '../index.ts';

test('[UI-06] the verified-merchant badge is named, and a press explains it', async () => {
  const { getByRole, getByText } = await render(<VerifiedBadge />);
  await expect.element(getByRole('img', { name: 'Merchant verification badge icon' })).toBeVisible();
  await getByRole('button', { name: 'Merchant verification badge icon' }).click();
  await expect.element(getByRole('dialog', { name: 'Verified merchant' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Badge icon', exact: true })).toBeVisible();
  await expect.element(getByText(/it is a registered business/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('dialog').query()).toBeNull();
  await expect.element(getByRole('button', { name: 'Merchant verification badge icon' })).toHaveFocus();
});

test('[UI-06] its text is visible with showText, and fades in 120 ms without it', async () => {
  const { getByText, container } = await render(
    <>
      <VerifiedBadge showText />
      <VerifiedBadge />
    </>,
  );
  await expect.element(getByText('Verified merchant').first()).toBeVisible();
  const tip = container.querySelector('[aria-hidden="true"]:not(svg)');
  expect(tip && getComputedStyle(tip).transitionDuration).toBe('0.12s');
});

test('[UI-06] inside of a link the badge is a picture, not a button', async () => {
  const { getByRole } = await render(<VerifiedBadge interactive={false} />);
  await expect.element(getByRole('img', { name: 'Merchant verification badge icon' })).toBeVisible();
  expect(getByRole('button').query()).toBeNull();
});

test.each([
  ['default', 132],
  ['truncated', 87],
] as const)('[UI-07] a %s source chip is at most %i px wide', async (look, widest) => {
  const { getByRole } = await render(
    <SourceChip variant={look} domain="a-very-long-domain-name-that-goes-on.example" href="#source" />,
  );
  expect(getByRole('link').element().getBoundingClientRect().width).toBe(widest);
});

test('[UI-07] a source chip without words is named by its domain', async () => {
  const { getByRole } = await render(<SourceChip variant="icon-only" domain="etsy.example" href="#source" />);
  await expect.element(getByRole('link', { name: 'etsy.example' })).toBeVisible();
});

test('[UI-07] a duration is shown as minutes and seconds, and is machine-readable', async () => {
  const { getByText } = await render(<DurationBadge durationMs={65_000} />);
  await expect.element(getByText('1:05')).toHaveAttribute('datetime', 'PT65S');
});

test('[UI-07] media that a trained model made says so, as any badge says its words', async () => {
  const { getByText } = await render(
    <>
      <AiModifiedLabel />
      <MediaBadge>GIF</MediaBadge>
    </>,
  );
  await expect.element(getByText('AI modified')).toBeVisible();
  await expect.element(getByText('GIF')).toBeVisible();
});
