import type { BusinessMetric } from '@pegboard/types';
import type { Db } from '../../platform/database/db.ts';
import type { Group } from './fold-small.ts';
import { getGranularity, rangeBefore, type DayRange, type Grain } from './ranges.ts';
import { readAudience, readTopBoards, readTopPins, type TopBoard, type TopPin } from './read-blocks.ts';
import { readSeries, sumCounts, type Period } from './read-series.ts';

/** The parameters of a dashboard: a range of days, its granularity, and the metric for audience and order. */
export type DashboardParams = DayRange & { readonly grain: Grain; readonly metric: BusinessMetric };

/** The statistics of a business about its own pins (BD-05). */
export type Dashboard = {
  readonly grain: Grain;
  readonly metric: BusinessMetric;
  readonly period: Period;
  /** The period of equal length before it. */
  readonly before: Period;
  readonly countries: readonly Group[];
  readonly devices: readonly Group[];
  readonly pins: readonly TopPin[];
  readonly boards: readonly TopBoard[];
};

/** Reads the dashboard of pin creators from aggregated counts; no event is read (BD-05, EL-02). */
export async function readDashboard(
  db: Db,
  owners: readonly bigint[],
  params: DashboardParams,
): Promise<Dashboard> {
  const { metric } = params;
  const range = { from: params.from, to: params.to };
  const earlier = rangeBefore(range);
  const grain = getGranularity(range, params.grain);
  const [points, pointsBefore, countries, devices, pins, boards] = await Promise.all([
    readSeries(db, owners, range, grain),
    readSeries(db, owners, earlier, grain),
    readAudience(db, owners, range, { kind: 'country', metric }),
    readAudience(db, owners, range, { kind: 'device', metric }),
    readTopPins(db, owners, range, metric),
    readTopBoards(db, owners, range, metric),
  ]);
  return {
    grain,
    metric,
    period: { ...range, totals: sumCounts(points), points },
    before: { ...earlier, totals: sumCounts(pointsBefore), points: pointsBefore },
    countries,
    devices,
    pins,
    boards,
  };
}
