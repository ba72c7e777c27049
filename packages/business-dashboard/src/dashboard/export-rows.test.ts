import { expect, test } from 'vitest';

import { createDashboard } from '../testing/dashboard-data.ts';
import { exportRows } from './export-rows.ts';
import { dashboardMessages } from './messages.ts';

test('[BD-05] everything that the dashboard shows is exported, a number a row', () => {
  const [first, ...others] = createDashboard.period.points;
  const paid = { impressions: 20, outbound_clicks: 0 };
  const points = first ? [{ ...first, paid }, ...others] : [];
  const rows = exportRows(
    { ...createDashboard, period: { ...createDashboard.period, points } },
    dashboardMessages,
  );
  expect(rows).toHaveLength(1 + (28 + 28 + 2 + 1) * 5 + 4 + 2);
  expect(rows.slice(0, 6)).toEqual([
    ['Date', '2026-10-25', 'Impressions', 120],
    ['Date', '2026-10-25', 'Close-ups', 30],
    ['Date', '2026-10-25', 'Saves', 13],
    ['Date', '2026-10-25', 'Outbound clicks', 6],
    ['Date', '2026-10-25', 'Video views', 0],
    ['Date', '2026-10-25', 'Impressions (Paid)', 20],
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Period before', '2026-09-27', 'Impressions', 100],
      ['Audience by country', 'Germany', 'Impressions', 900],
      ['Audience by country', 'Other', 'Impressions', 210],
      ['Audience by device', 'Mobile', 'Impressions', 2700],
      ['Top pins', 'Untitled pin', 'Saves', 44],
      ['Top boards', 'Stoneware', 'Impressions', 1300],
    ]),
  );
});
