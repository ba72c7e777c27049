import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { dialogByKeys } from '@pegboard/config/dialog-by-keys';
import { BLOCKED_LINK_MESSAGES } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { LinkWarningDialog } from './link-warning/index.ts';
import { linkHandlers } from './react/index.ts';
import { createLink } from './testing/test-page.ts';
import type { Outbound } from './outbound.ts';

const warning = { status: 'suspicious', message: BLOCKED_LINK_MESSAGES.suspicious } as const;

test('[OB-04] the warning says what §8 says, with a link to the guidelines, and Okay takes it away', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <LinkWarningDialog warning={warning} guidelinesHref="/guidelines/" onClose={onClose} />,
  );
  await expect.element(screen.getByRole('alertdialog', { name: 'Heads up!' })).toBeVisible();
  await expect.element(screen.getByText('We have blocked this link')).toBeVisible();
  await expect.element(screen.getByText(warning.message)).toBeVisible();
  expect(screen.getByRole('link').element().getAttribute('href')).toBe('/guidelines/');
  await expect.element(screen.getByRole('button', { name: 'Okay' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[OB-04] the keys alone go through the warning, and close it', async () => {
  const stops = await dialogByKeys((onClose) =>
    render(<LinkWarningDialog warning={warning} guidelinesHref="/guidelines/" onClose={onClose} />),
  );
  expect(stops).toEqual(['Okay', 'Close', 'Learn more in our community guidelines']);
});

test.each(['light', 'dark'] as const)('the warning is accessible in the %s theme', async (theme) => {
  applyPageTheme(theme);
  await render(
    <LinkWarningDialog
      warning={{ ...warning, message: 'W'.repeat(200) }}
      guidelinesHref="/"
      onClose={() => undefined}
    />,
  );
  await expectAccessible();
  const panel = document.querySelector('dialog');
  expect(panel?.scrollWidth).toBe(panel?.clientWidth);
});

test('[OB-03] proximity is reported for pointer and focus, clicks for the main and middle button, right clicks separately', async () => {
  const outbound = {
    prefetchCheck: vi.fn<Outbound['prefetchCheck']>(),
    openLink: vi.fn<Outbound['openLink']>((_, click) => click.preventDefault()),
    trackRightClick: vi.fn<Outbound['trackRightClick']>(),
    trackView: () => undefined,
  };
  const link = createLink();
  const screen = await render(
    <a href={link.href} {...linkHandlers(outbound, link)}>
      a.example
    </a>,
  );
  const anchor = screen.getByRole('link');
  // The pointer may be at the position of the link.
  await userEvent.hover(document.documentElement);
  outbound.prefetchCheck.mockClear();
  await userEvent.tab();
  expect(outbound.prefetchCheck).toHaveBeenCalledTimes(1);
  await anchor.hover();
  expect(outbound.prefetchCheck).toHaveBeenCalledTimes(2);
  await anchor.click();
  await anchor.click({ button: 'middle' });
  expect(outbound.openLink.mock.calls.map(([, click]) => click.opensNewTab)).toEqual([false, true]);
  await anchor.click({ button: 'right' });
  expect(outbound.openLink).toHaveBeenCalledTimes(2);
  expect(outbound.trackRightClick).toHaveBeenCalledExactlyOnceWith(link);
});

test('[OB-05] the browser follows an anchor to where a click leads it, and the anchor is as it was', async () => {
  const outbound = {
    prefetchCheck: () => undefined,
    trackRightClick: () => undefined,
    trackView: () => undefined,
    openLink: (_: unknown, click: { redirect: (address: string) => void }) =>
      click.redirect('#by-our-address'),
  };
  const link = createLink('#where-it-leads');
  const screen = await render(
    <a href={link.href} {...linkHandlers(outbound, link)}>
      a.example
    </a>,
  );
  await screen.getByRole('link').click();
  await expect.poll(() => location.hash).toBe('#by-our-address');
  expect(screen.getByRole('link').element().getAttribute('href')).toBe('#where-it-leads');
  location.hash = '';
});
