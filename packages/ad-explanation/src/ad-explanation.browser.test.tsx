import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { dialogByKeys } from '@pegboard/config/dialog-by-keys';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdExplanationDialog } from './index.ts';
import meta, * as stories from './ad-explanation.stories.tsx';

const { default: _, ...states } = stories;
const { ManyReasons, NotPersonalized } = stories;

const THEMES = ['light', 'dark'] as const;

test('[AD-01] [AD-03] [AD-05] the dialog tells who paid, with whom, how the medium was made, and why', async () => {
  const { getByRole, getByText } = await render(<AdExplanationDialog {...ManyReasons.args} />);
  await expect.element(getByRole('dialog', { name: "Why you're seeing this ad" })).toBeVisible();
  await expect.element(getByText(/^Kiln & Co\. has paid to have this pin show up/)).toBeVisible();
  await expect.element(getByText(/^Priya Raman and Kiln & Co\. made this Pin/)).toBeVisible();
  await expect.element(getByText('AI modified')).toBeVisible();
  await expect.element(getByText(/Trained algorithmic media/)).toBeVisible();
  await expect.element(getByText('Your region is Sweden')).toBeVisible();
  await expect.element(getByText('You read this site in American English')).toBeVisible();
  expect(getByRole('listitem').elements()).toHaveLength(8);
});

test('[AD-04] without names of countries and locales their codes are shown', async () => {
  const { ports } = ManyReasons.args;
  const readNames = () => Promise.reject(new Error('offline'));
  const { getByText } = await render(
    <AdExplanationDialog {...ManyReasons.args} ports={{ ...ports, readNames }} />,
  );
  await expect.element(getByText('Your region is SE')).toBeVisible();
  await expect.element(getByText('You read this site in en-US')).toBeVisible();
});

test('[AD-01] without a match there is no list of reasons', async () => {
  const { container, getByRole, getByText } = await render(
    <AdExplanationDialog {...states.NoReasons.args} />,
  );
  await expect.element(getByText(/has paid to have this pin show up/)).toBeVisible();
  expect(getByRole('list').elements()).toHaveLength(0);
  expect(container.textContent).not.toContain('holds for you');
});

test('[AD-06] the keyboard reaches all that can be done, and closes it; hiding closes it first', async () => {
  const done: string[] = [];
  const tell = (what: string) => () => void done.push(what);
  const { getByRole } = await render(
    <AdExplanationDialog
      {...NotPersonalized.args}
      onHide={tell('hide')}
      onReport={tell('report')}
      onClose={tell('close')}
    />,
  );
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(getByRole('link', { name: 'Ad settings' })).toHaveFocus();
  await expect.element(getByRole('link', { name: 'Ad settings' })).toHaveAttribute('href', '#/settings/ads/');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(done).toEqual(['close', 'hide', 'close', 'report', 'close']);
});

test('[AD-06] the keys alone go round in the explanation, close it, and are back where they were', async () => {
  const { onHide, onReport } = { onHide: () => undefined, onReport: () => undefined };
  const stops = await dialogByKeys((onClose) =>
    render(
      <AdExplanationDialog {...NotPersonalized.args} onHide={onHide} onReport={onReport} onClose={onClose} />,
    ),
  );
  expect(stops).toEqual(['Close', 'Ad settings', 'Hide this ad', 'Report this ad']);
});

test('[AD-06] an error is shown, and a retry fetches the data again without losing the focus', async () => {
  const { ports } = NotPersonalized.args;
  const read = vi.fn(ports.read).mockRejectedValueOnce(new Error('offline'));
  const { getByRole, getByText } = await render(
    <AdExplanationDialog {...NotPersonalized.args} ports={{ ...ports, read }} />,
  );
  await expect.element(getByText('We could not find out why just now.')).toBeVisible();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByText('Your device is of the kind Mobile Web')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
  expect(getByRole('dialog').element().contains(document.activeElement)).toBe(true);
});

test.each(
  Object.entries(states).flatMap(([name, story]) =>
    THEMES.map((theme) => ({ name, theme, args: story.args })),
  ),
)('the state $name is accessible in the $theme theme', async ({ name, theme, args }) => {
  applyPageTheme(theme);
  const { getByRole } = await render(<meta.component {...args} />);
  const dialog = getByRole('dialog').element();
  const state = name === 'Reading' ? 'reading' : name === 'Failed' ? 'failed' : 'read';
  await vi.waitFor(
    () => expect(dialog.querySelector(`[data-ad-explanation="${state}"]`)).not.toBeNull(),
    10_000,
  );
  await expectAccessible(dialog);
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
