import type { BusinessMetric } from '@pegboard/types';

/** The count of each metric. */
export type Counts = Readonly<Record<BusinessMetric, number>>;

/** The counts of a day, `2026-11-21`, or of an hour in UTC, `2026-11-21T05:00:00.000Z`. */
export type TimeSeriesPoint = Counts & {
  readonly start: string;
  /** The part that ads paid for; known by day. */
  readonly paid?: PaidCounts | undefined;
};

/** The part of the counts that ads paid for. */
export type PaidCounts = Pick<Counts, 'impressions' | 'outbound_clicks'>;

/** Returns the part of a metric that ads paid for; 0 for metrics that are always organic. */
export function paidOf({ paid }: { readonly paid?: PaidCounts | undefined }, metric: BusinessMetric): number {
  return metric === 'impressions' || metric === 'outbound_clicks' ? (paid?.[metric] ?? 0) : 0;
}

/** A range of days with its sums, and its counts per day or hour, in order. */
export type ReportingPeriod = {
  readonly from: string;
  readonly to: string;
  /** Organic and paid together. */
  readonly totals: Counts;
  readonly paid?: PaidCounts | undefined;
  readonly points: readonly TimeSeriesPoint[];
};

/** A part of the audience: the code of a country or a kind of device; `other` for small ones, `unknown`. */
export type AudienceGroup = { readonly key: string; readonly count: number };

/** One of the business's own pins. */
export type TopPin = Counts & {
  readonly id: string;
  readonly title: string | null;
  readonly image: string | null;
};

/** One of the business's own boards. */
export type TopBoard = Counts & { readonly id: string; readonly name: string; readonly url: string };

/** The numbers of a range of days and of the one before. */
export type NumbersData = {
  readonly grain: 'day' | 'hour';
  readonly period: ReportingPeriod;
  readonly before: ReportingPeriod;
};

/** The data of a dashboard: the `data` of `BusinessDashboardResource get`. */
export type DashboardData = NumbersData & {
  readonly metric: BusinessMetric;
  readonly countries: readonly AudienceGroup[];
  readonly devices: readonly AudienceGroup[];
  readonly pins: readonly TopPin[];
  readonly boards: readonly TopBoard[];
};
