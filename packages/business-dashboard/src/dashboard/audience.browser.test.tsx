import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { createAudience } from '../testing/audience-data.ts';
import { audienceMessages } from './audience-messages.ts';
import { audienceRows } from './audience-rows.ts';
import { AudienceInsights, type AudienceInsightsData, type AudienceView } from './index.ts';

const VIEW: AudienceView = {
  from: '2026-10-25',
  to: '2026-11-21',
  metric: 'impressions',
  grain: 'day',
  audience: 'engaged',
};
const page = (
  data: AudienceInsightsData = createAudience,
  onView: (view: AudienceView) => void = () => undefined,
) => <AudienceInsights data={data} view={VIEW} onView={onView} today="2026-11-21" />;

test('[BD-05] an audience is compared with the average of the site, and its topics by affinity', async () => {
  const { getByRole, getByText } = await render(page());
  await expect.element(getByText('120 members')).toBeVisible();
  const germany = getByRole('row', { name: /^Germany/ });
  await expect.element(germany).toHaveTextContent('Germany70%20%84');
  await expect.element(getByRole('row', { name: /^German\b/ })).toHaveTextContent('German70%25%84');
  await expect.element(getByRole('row', { name: /^Ceramics/ })).toHaveTextContent('Ceramics3.2×40%48');
  // Devices are not counted of members.
  await expect.element(getByText('Devices')).not.toBeInTheDocument();
});

test('[BD-05] weekdays and hours are charts with a name, and tables as well', async () => {
  const { getByRole, getByText } = await render(page());
  await expect.element(getByRole('img', { name: 'Most activity: Saturday.' })).toBeVisible();
  await getByText('Show as a table').first().click();
  const day = getByRole('rowheader', { name: 'Saturday' });
  await expect.element(day).toBeVisible();
  expect(day.element().closest('tr')?.textContent).toBe('Saturday95');
});

test('[BD-05] another audience or range is another view, which keeps the rest', async () => {
  const onView = vi.fn<(view: AudienceView) => void>();
  const { getByRole } = await render(page(createAudience, onView));
  await getByRole('combobox', { name: 'Audience' }).selectOptions('Total audience');
  expect(onView).toHaveBeenLastCalledWith({ ...VIEW, audience: 'total' });
  await getByRole('combobox', { name: 'Date range' }).selectOptions('Last 7 days');
  expect(onView).toHaveBeenLastCalledWith({ ...VIEW, from: '2026-11-15' });
});

test('[BD-05] an audience that is too small is not shown, and nothing can be exported of it', async () => {
  const { getByRole } = await render(page({ ...createAudience, size: null, countries: [] }));
  await expect.element(getByRole('heading', { name: 'Not enough activity yet' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Export everything as CSV' })).toBeDisabled();
});

test('[BD-05] the export has all numbers of an audience', () => {
  const rows = audienceRows(createAudience, audienceMessages);
  expect(rows).toContainEqual(['Countries', 'Germany', 'Site average', 0.2]);
  expect(rows).toContainEqual(['Languages', 'American English', 'Members', 36]);
  expect(rows).toContainEqual(['Topics of interest', 'Ceramics', 'Affinity', 3.2]);
  expect(rows).toContainEqual(['Days of the week', 'Sunday', 'Close-ups, saves and outbound clicks', 88]);
  expect(rows.filter(([part]) => part === 'Hours of the day')).toHaveLength(24);
});

test.each(['light', 'dark'] as const)(
  '[BD-05] in %s the insights are there for everybody from right to left, and scroll to no side',
  async (theme) => {
    applyPageTheme(theme, 'rtl');
    const { container, getByText } = await render(page());
    await expect.element(getByText('120 members')).toBeVisible();
    await expectAccessible(container);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    applyPageTheme();
  },
);
