import { BUSINESS_METRICS } from '@pegboard/types';

import type { CsvValue } from '../table/model/csv.ts';
import type { DashboardMessages } from './messages.ts';
import { paidOf, type Counts, type DashboardData, type TimeSeriesPoint } from './model/data.ts';

type ExportMessages = Pick<
  DashboardMessages,
  | 'metrics'
  | 'paid'
  | 'time'
  | 'before'
  | 'countries'
  | 'devices'
  | 'topPins'
  | 'topBoards'
  | 'other'
  | 'unknown'
  | 'untitled'
  | 'countryName'
  | 'deviceNames'
>;
type ExportRow = readonly [part: string, name: string, metric: string, value: CsvValue];

/** Returns the name of a group of the audience: a country or device, or the groups that are shown together. */
export function groupName(
  key: string,
  kind: 'countries' | 'devices',
  messages: Pick<ExportMessages, 'other' | 'unknown' | 'countryName' | 'deviceNames'>,
): string {
  if (key === 'other') return messages.other;
  if (key === 'unknown') return messages.unknown;
  return kind === 'countries' ? messages.countryName(key) : (messages.deviceNames[key] ?? key);
}

/**
 * Returns all numbers of a dashboard, one per row, so that a spreadsheet can filter and sum them: every metric of
 * each day of the range and of the one before, the paid part, the audience by the metric that is shown, and the top
 * pins and boards. Days are ISO dates.
 */
export function exportRows(data: DashboardData, messages: ExportMessages): readonly ExportRow[] {
  const counts = (part: string, name: string, of: Counts): readonly ExportRow[] =>
    BUSINESS_METRICS.map((metric) => [part, name, messages.metrics[metric], of[metric]]);
  const points = (part: string, of: readonly TimeSeriesPoint[]): readonly ExportRow[] =>
    of.flatMap((point) => [
      ...counts(part, point.start, point),
      ...BUSINESS_METRICS.filter((metric) => paidOf(point, metric) > 0).map((metric): ExportRow => [
        part,
        point.start,
        `${messages.metrics[metric]} (${messages.paid})`,
        paidOf(point, metric),
      ]),
    ]);
  return [
    ...points(messages.time, data.period.points),
    ...points(messages.before, data.before.points),
    ...(['countries', 'devices'] as const).flatMap((kind) =>
      data[kind].map(({ key, count }): ExportRow => [
        messages[kind],
        groupName(key, kind, messages),
        messages.metrics[data.metric],
        count,
      ]),
    ),
    ...data.pins.flatMap((pin) => counts(messages.topPins, pin.title ?? messages.untitled, pin)),
    ...data.boards.flatMap((board) => counts(messages.topBoards, board.name, board)),
  ];
}
