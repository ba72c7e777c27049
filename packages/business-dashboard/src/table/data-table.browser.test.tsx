import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { DataTable, type DataColumn } from './index.ts';

type Row = { readonly id: string; readonly name: string; readonly saves: number };

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'name', label: 'Pin', value: ({ name }) => name, isRowHeader: true },
  { key: 'saves', label: 'Saves', value: ({ saves }) => saves, isNumber: true },
];
const ROWS: readonly Row[] = Array.from({ length: 10_000 }, (_, n) => ({
  id: String(n),
  name: `Pin ${n}`,
  saves: (n * 7919) % 10_000,
}));
const table = (rows: readonly Row[]) => (
  <DataTable caption="Top pins" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} hasCsv />
);
const firstSaves = (): string | null =>
  document.querySelector('tbody tr:not([aria-hidden]) td')?.textContent ?? null;

test('[BD-10] of ten thousand rows the page holds those that are seen, from the first to the last', async () => {
  const { getByRole } = await render(table(ROWS));
  await expect.element(getByRole('rowheader', { name: 'Pin 0', exact: true })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  await expect.element(getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  const scroller = getByRole('region', { name: 'Top pins, scrollable' });
  scroller.element().scrollTop = 9_000_000;
  const last = getByRole('rowheader', { name: 'Pin 9999', exact: true });
  await expect.element(last).toBeVisible();
  expect(last.element().closest('tr')?.getAttribute('aria-rowindex')).toBe('10001');
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
});

test('[BD-10] heads sort ten thousand rows by keyboard: numbers from the greatest, and back', async () => {
  const { getByRole } = await render(table(ROWS));
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(getByRole('region')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(firstSaves).toBe('9999');
  const head = getByRole('columnheader', { name: 'Saves' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(getByRole('status')).toHaveTextContent('Sorted by Saves, descending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(firstSaves).toBe('0');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
});

test('[BD-05] all rows can be had as a file, in the order in which they stand', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return '#';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const rows = [
    { id: '1', name: '=1+1', saves: 2 },
    { id: '2', name: 'Cup', saves: 9 },
  ];
  const { getByRole } = await render(table(rows));
  await getByRole('button', { name: 'Saves' }).click();
  await getByRole('button', { name: 'Export CSV' }).click();
  expect(names).toEqual(['top-pins.csv']);
  // `text()` strips the UTF-8 byte order mark.
  expect(await made[0]?.text()).toBe("Pin,Saves\r\nCup,9\r\n'=1+1,2\r\n");
  vi.restoreAllMocks();
});

test('[BD-10] from right to left names begin at the right, and nothing offends those who cannot see', async () => {
  applyPageTheme('light', 'rtl');
  const { container, getByRole } = await render(table(ROWS.slice(0, 20)));
  const name = getByRole('rowheader', { name: 'Pin 0', exact: true }).element().getBoundingClientRect();
  const number = getByRole('cell').first().element().getBoundingClientRect();
  expect(name.left).toBeGreaterThan(number.left);
  await expectAccessible(container);
  applyPageTheme();
});

test('[BD-10] on a phone the rows of a table can be cards with the names of their columns', async () => {
  const { width, height } = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(390, 844);
  const columns = [
    ...COLUMNS,
    { key: 'by', label: 'Campaign', value: () => 'Spring', isName: true },
    { key: 'clicks', label: 'Clicks', value: () => 7, isNumber: true },
  ];
  const screen = await render(
    <DataTable
      caption="Top pins"
      isCards
      columns={columns}
      rows={ROWS.slice(0, 3)}
      rowKey={({ id }) => id}
    />,
  );
  const region = screen.getByRole('region', { name: 'Top pins, scrollable' }).element();
  expect(region.scrollWidth).toBe(region.clientWidth);
  const cell = screen.getByRole('row').nth(1).element().querySelector('td');
  expect(cell && getComputedStyle(cell, '::before').content).toBe('"Saves"');
  await expect.element(screen.getByRole('button', { name: 'Clicks' })).toBeVisible();
  await expectAccessible(screen.container);
  await page.viewport(width, height);
});
