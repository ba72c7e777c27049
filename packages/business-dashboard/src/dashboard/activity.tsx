'use client';

import { lazy, Suspense, useId, type ReactNode } from 'react';

import { DataTable, type DataColumn } from '../table/index.ts';
import styles from './dashboard.module.css';
import type { ChartPoint } from './line-chart.tsx';
import type { NumbersPanelProps } from './metric-tiles.tsx';
import { paidOf } from './model/data.ts';

const LineChart = lazy(() => import('./line-chart.tsx'));

/** Renders a metric over time as a chart, and as a table for screen readers and the CSV download. */
export function Activity({ data, metric, range, messages }: NumbersPanelProps): ReactNode {
  const heading = useId();
  const label = messages.chart(messages.metrics[metric], range);
  const when = data.grain === 'hour' ? messages.hour : messages.day;
  const points = data.period.points.map((point, index): ChartPoint => {
    const earlier = data.before.points[index];
    return {
      label: when(point.start),
      mark: data.grain === 'hour' ? messages.hour(point.start) : messages.shortDay(point.start),
      value: point[metric],
      beforeLabel: earlier ? when(earlier.start) : '',
      before: earlier?.[metric] ?? 0,
    };
  });
  const most = points.reduce<ChartPoint | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const columns: readonly DataColumn<ChartPoint & { readonly start: string; readonly paid: number }>[] = [
    {
      key: 'start',
      label: messages.time,
      value: ({ start }) => start,
      cell: (row) => row.label,
      isRowHeader: true,
    },
    {
      key: 'value',
      label: messages.metrics[metric],
      value: (row) => row.value,
      cell: (row) => messages.number(row.value),
      isNumber: true,
    },
    ...(data.period.points.some((point) => paidOf(point, metric) > 0)
      ? (['organic', 'paid'] as const).map((part) => ({
          key: part,
          label: messages[part],
          value: (row: ChartPoint & { readonly paid: number }) =>
            part === 'paid' ? row.paid : row.value - row.paid,
          cell: (row: ChartPoint & { readonly paid: number }) =>
            messages.number(part === 'paid' ? row.paid : row.value - row.paid),
          isNumber: true,
        }))
      : []),
    { key: 'beforeLabel', label: messages.dayBefore, value: (row) => row.beforeLabel },
    {
      key: 'before',
      label: messages.before,
      value: (row) => row.before,
      cell: (row) => messages.number(row.before),
      isNumber: true,
    },
  ];
  return (
    <section className={styles.card} data-part="section" aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {label}
      </h2>
      <Suspense fallback={<div className={styles.chartPlace} data-part="chart" />}>
        <LineChart
          label={label}
          summary={
            most
              ? messages.chartSummary(
                  messages.number(data.period.totals[metric]),
                  messages.number(most.value),
                  most.label,
                )
              : ''
          }
          keysHint={messages.chartKeys}
          names={{ now: messages.thisPeriod, before: messages.before }}
          points={points}
          formatValue={messages.number}
        />
      </Suspense>
      <details className={styles.details} data-part="details">
        <summary>{messages.asTable}</summary>
        <DataTable
          caption={label}
          hideCaption
          headingLevel={3}
          columns={columns}
          rows={points.map((point, index) => ({
            ...point,
            start: data.period.points[index]?.start ?? '',
            paid: paidOf(data.period.points[index] ?? {}, metric),
          }))}
          rowKey={({ start }) => start}
          hasCsv
          messages={messages.table}
        />
      </details>
    </section>
  );
}
