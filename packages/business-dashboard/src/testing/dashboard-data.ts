import type { Counts, DashboardData, ReportingPeriod } from '../dashboard/model/data.ts';

/** Returns a day's numbers, derived from its impressions. */
const countsOf = (impressions: number): Counts => ({
  impressions,
  closeups: Math.floor(impressions / 4),
  saves: Math.floor(impressions / 9),
  outbound_clicks: Math.floor(impressions / 20),
  video_views: 0,
});

function period(from: string, days: number, least: number): ReportingPeriod {
  const points = Array.from({ length: days }, (_, day) => ({
    start: new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10),
    ...countsOf(least + ((day * 37) % 90)),
  }));
  return {
    from,
    to: points.at(-1)?.start ?? from,
    totals: countsOf(points.reduce((sum, { impressions }) => sum + impressions, 0)),
    points,
  };
}

/** Creates sample dashboard data for stories and tests. */
export const createDashboard: DashboardData = {
  grain: 'day',
  metric: 'impressions',
  period: period('2026-10-25', 28, 120),
  before: period('2026-09-27', 28, 100),
  countries: [
    { key: 'US', count: 2400 },
    { key: 'DE', count: 900 },
    { key: 'other', count: 210 },
    { key: 'unknown', count: 40 },
  ],
  devices: [
    { key: 'mobile', count: 2700 },
    { key: 'desktop', count: 850 },
  ],
  pins: [
    { id: '7', title: 'Speckled cup', image: null, ...countsOf(900) },
    { id: '8', title: null, image: null, ...countsOf(400) },
  ],
  boards: [{ id: '9', name: 'Stoneware', url: '/kilnandco/stoneware/', ...countsOf(1300) }],
};
