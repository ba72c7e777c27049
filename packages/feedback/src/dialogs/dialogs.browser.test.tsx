import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { dialogByKeys } from '@pegboard/config/dialog-by-keys';
import { XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApiResult } from '../model/api-request.ts';
import { BlockDialog, ReportDialog, type ReportDialogProps } from './index.ts';

afterEach(() => applyPageTheme());

const reporting = (...results: readonly ApiResult[]) => {
  const left = [...results];
  return vi.fn<ReportDialogProps['onReport']>(async () => left.shift() ?? { ok: true });
};

test('[FB-04] a reason is chosen with the keys alone, sent, and thanked for', async () => {
  const [onReport, onClose] = [reporting(), vi.fn<() => void>()];
  const { getByRole, getByText } = await render(
    <ReportDialog kind="comment" onReport={onReport} onClose={onClose} />,
  );
  await expect.element(getByRole('dialog', { name: 'Report comment' })).toBeVisible();
  await expect.element(getByRole('radio', { name: /^Spam/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Tab}Twice.{Tab}{Tab}{Enter}');
  await expect.element(getByText('Thanks! Your feedback helps us keep the community safe.')).toBeVisible();
  expect(onReport.mock.calls).toEqual([[{ reason: 'nudity', detail: 'Twice.' }]]);
  await expect.element(getByRole('dialog', { name: 'Reported' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[FB-04] a missing reason is an error; a rejection is shown, and the report can be sent again', async () => {
  const onReport = reporting({ ok: false, message: 'Too many reports.' });
  const { getByRole, getByText } = await render(
    <ReportDialog kind="pin" onReport={onReport} onClose={() => undefined} />,
  );
  const send = getByRole('button', { name: 'Report', exact: true });
  await send.click();
  await expect.element(getByRole('alert')).toHaveTextContent('Choose a reason.');
  await getByRole('radio', { name: /^Something else/ }).click();
  await send.click();
  await expect.element(getByText('Too many reports.')).toBeVisible();
  await send.click();
  await expect.element(getByRole('dialog', { name: 'Reported' })).toBeVisible();
});

test('[FB-06] a block asks for confirmation, with Cancel focused, and a truncated name', async () => {
  const [onBlock, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { getByRole } = await render(
    <BlockDialog name={'m'.repeat(40)} onBlock={onBlock} onClose={onClose} />,
  );
  await expect.element(getByRole('alertdialog', { name: `Block ${'m'.repeat(29)}...?` })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(onBlock).not.toHaveBeenCalled();
  await getByRole('button', { name: 'Block' }).click();
  expect(onBlock).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test.for(['light', 'dark'] as const)('[FB-04] the report passes axe in the %s theme', async (theme) => {
  const { baseElement, getByRole } = await render(
    <ReportDialog kind="user" onReport={reporting()} onClose={() => undefined} />,
  );
  applyPageTheme(theme, theme === 'dark' ? 'rtl' : 'ltr');
  await getByRole('button', { name: 'Report', exact: true }).click();
  await expectAccessible(baseElement);
});

test('[FB-04] [FB-06] the keys alone go through both dialogs, and close them', async () => {
  const report = (onClose: () => void) =>
    render(<ReportDialog kind="pin" onReport={reporting()} onClose={onClose} />);
  // A group of radio buttons is one tab stop.
  expect((await dialogByKeys(report)).slice(1)).toEqual([
    'What else should we know? (optional)',
    'Cancel',
    'Report',
    'Close',
  ]);
  const block = (onClose: () => void) =>
    render(<BlockDialog name="Mara Lind" onBlock={() => undefined} onClose={onClose} />);
  expect(await dialogByKeys(block)).toEqual(['Cancel', 'Block', 'Close']);
});

test('[FB-04] what is typed into a report, and what the site says of it, is words and nothing else', async () => {
  const typed = XSS_PAYLOADS.join(' ').slice(0, 400).trim();
  const onReport = reporting({ ok: false, message: typed });
  const { getByRole, getByLabelText } = await render(
    <ReportDialog kind="pin" onReport={onReport} onClose={() => undefined} />,
  );
  await getByRole('radio', { name: /^Spam/ }).click();
  await getByLabelText(/^What else/).fill(typed);
  await getByRole('button', { name: 'Report', exact: true }).click();
  await expect.poll(() => getByRole('alert').query()?.textContent).toBe(typed);
  expect(onReport.mock.calls[0]?.[0].detail).toBe(typed);
  const dialog = getByRole('dialog').element();
  expect(dialog.querySelector('script, iframe, img, [onload], [onerror]')).toBeNull();
});
