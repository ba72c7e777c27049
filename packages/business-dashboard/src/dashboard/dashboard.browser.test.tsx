import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { createDashboard } from '../testing/dashboard-data.ts';
import { Dashboard, type DashboardView } from './index.ts';

const VIEW: DashboardView = { from: '2026-10-25', to: '2026-11-21', metric: 'impressions', grain: 'day' };
const page = (onView: (view: DashboardView) => void = () => undefined) => (
  <Dashboard
    data={createDashboard}
    view={VIEW}
    onView={onView}
    today="2026-11-21"
    pinPath={(id) => `/pin/${id}/`}
  />
);

test('[BD-05] every metric stands beside the period before, and is what the page is of when it is pressed', async () => {
  const onView = vi.fn<(view: DashboardView) => void>();
  const { getByRole } = await render(page(onView));
  const tiles = getByRole('group', { name: 'Metric' });
  await expect
    .element(tiles.getByRole('button', { pressed: true }))
    .toHaveTextContent('Impressions4,566Up 14%');
  await expect.element(tiles.getByText('None in either period')).toBeVisible();
  await tiles.getByRole('button', { name: /^Saves/ }).click();
  expect(onView).toHaveBeenLastCalledWith({ ...VIEW, metric: 'saves' });
});

test('[BD-05] the chart tells each day by the arrow keys, beside the day before, and is a table as well', async () => {
  const { getByRole, getByText } = await render(page());
  const chart = getByRole('slider', { name: 'Impressions, Oct 25, 2026 – Nov 21, 2026' });
  await expect.element(chart).toBeVisible();
  chart.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Oct 26, 2026: 157. Sep 28, 2026: 137.');
  await getByText('Show as a table').click();
  const day = getByRole('rowheader', { name: 'Oct 26, 2026' });
  await expect.element(day).toBeVisible();
  expect(day.element().closest('tr')?.textContent).toBe('Oct 26, 2026157Sep 28, 2026137');
});

test('[BD-05] a range is selected by preset or by days; an invalid range stays in the form with an error', async () => {
  const onView = vi.fn<(view: DashboardView) => void>();
  const { getByRole, getByLabelText } = await render(page(onView));
  const range = getByRole('combobox', { name: 'Date range' });
  await range.selectOptions('Last 7 days');
  expect(onView).toHaveBeenLastCalledWith({ ...VIEW, from: '2026-11-15' });
  await range.selectOptions('Other dates');
  await getByLabelText('To').fill('2026-10-01');
  await getByRole('button', { name: 'Show' }).click();
  await expect.element(getByRole('alert')).toHaveTextContent('The range ends before it begins.');
  await expect.element(getByLabelText('To')).toHaveValue('2026-10-01');
  await getByLabelText('From').fill('2026-09-28');
  await getByRole('button', { name: 'Show' }).click();
  expect(onView).toHaveBeenLastCalledWith({ ...VIEW, from: '2026-09-28', to: '2026-10-01' });
});

test.each(['light', 'dark'] as const)(
  '[BD-05] in %s it is there for everybody from right to left, and scrolls to no side',
  async (theme) => {
    applyPageTheme(theme, 'rtl');
    const { container, getByRole } = await render(page());
    await expect.element(getByRole('slider')).toBeVisible();
    await expectAccessible(container);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    applyPageTheme();
  },
);
