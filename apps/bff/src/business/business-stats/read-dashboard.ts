import type { BusinessMetric } from '@pegboard/types';
import type { Db } from '../../platform/database/db.ts';
import type { Group } from './fold-small.ts';
import { getGranularity, rangeBefore, type DayRange, type Grain } from './ranges.ts';
import { readAudience, readTopBoards, readTopPins, type TopBoard, type TopPin } from './read-blocks.ts';
import { addPaid, readPaidDays, type WholePeriod } from './read-paid.ts';
import { readSeries, sumCounts } from './read-series.ts';

/** The parameters of a dashboard: a range of days, its granularity, and the metric for audience and order. */
export type DashboardParams = DayRange & { readonly grain: Grain; readonly metric: BusinessMetric };

/** The statistics of a business about its own pins (BD-05). */
export type Dashboard = {
  readonly grain: Grain;
  readonly metric: BusinessMetric;
  readonly period: WholePeriod;
  /** The period of equal length before it. */
  readonly before: WholePeriod;
  readonly countries: readonly Group[];
  readonly devices: readonly Group[];
  readonly pins: readonly TopPin[];
  readonly boards: readonly TopBoard[];
};

/**
 * Reads the dashboard of pin creators from aggregated counts; no event is read (BD-05, EL-02). Countries, devices and boards
 * are organic alone.
 */
export async function readDashboard(
  db: Db,
  owners: readonly bigint[],
  params: DashboardParams,
): Promise<Dashboard> {
  const { metric } = params;
  const range = { from: params.from, to: params.to };
  const earlier = rangeBefore(range);
  const grain = getGranularity(range, params.grain);
  const [period, before, countries, devices, pins, boards] = await Promise.all([
    readPeriod(db, owners, range, grain),
    readPeriod(db, owners, earlier, grain),
    readAudience(db, owners, range, { kind: 'country', metric }),
    readAudience(db, owners, range, { kind: 'device', metric }),
    readTopPins(db, owners, range, metric),
    readTopBoards(db, owners, range, metric),
  ]);
  return { grain, metric, period, before, countries, devices, pins, boards };
}

/**
 * Returns the counts of a range of days, organic and paid, with those of its days or hours. One statement after the other, so that
 * it also runs in a transaction.
 */
export async function readPeriod(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  grain: Grain = 'day',
): Promise<WholePeriod> {
  const points = await readSeries(db, owners, range, grain);
  const paid = await readPaidDays(db, owners, range);
  return addPaid({ ...range, totals: sumCounts(points), points }, paid);
}
