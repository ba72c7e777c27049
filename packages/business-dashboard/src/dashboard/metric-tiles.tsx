'use client';

import { BUSINESS_METRICS, type BusinessMetric } from '@pegboard/types';
import type { ReactNode } from 'react';

import styles from './dashboard.module.css';
import type { DashboardMessages, NumbersMessages } from './messages.ts';
import { compareCounts } from './model/change.ts';
import { paidOf, type DashboardData, type NumbersData } from './model/data.ts';

/** The props of each part that shows numbers over a range. */
export type NumbersPanelProps = {
  /** The metrics that are shown; all by default. */
  readonly metrics?: readonly BusinessMetric[] | undefined;
  readonly data: NumbersData;
  readonly metric: BusinessMetric;
  /** The formatted range. */
  readonly range: string;
  readonly messages: NumbersMessages;
};

/** The props of each part of a dashboard. */
export type DashboardPanelProps = Omit<NumbersPanelProps, 'data' | 'messages'> & {
  readonly data: DashboardData;
  readonly messages: DashboardMessages;
};

/**
 * Renders the sum of each metric with that of the previous period; the selected metric is that of the page.
 */
export function MetricTiles(
  props: NumbersPanelProps & { readonly onMetric: (metric: BusinessMetric) => void },
): ReactNode {
  const { data, metric, messages, onMetric, metrics = BUSINESS_METRICS } = props;
  const { period, before } = data;
  return (
    <div>
      <div className={styles.tiles} data-part="tiles" role="group" aria-label={messages.metric}>
        {metrics.map((name) => {
          const change = compareCounts(period.totals[name], before.totals[name]);
          return (
            <button
              key={name}
              type="button"
              className={styles.tile}
              data-part="tile"
              aria-pressed={name === metric}
              onClick={() => onMetric(name)}
            >
              <span className={styles.tileName}>{messages.metrics[name]}</span>
              <span className={styles.total} data-part="total">
                {messages.number(period.totals[name])}
              </span>
              {paidOf(period, name) === 0 ? null : (
                <span className={styles.change} data-part="change">
                  {messages.organicAndPaid(
                    messages.number(period.totals[name] - paidOf(period, name)),
                    messages.number(paidOf(period, name)),
                  )}
                </span>
              )}
              <span className={styles.change} data-part="change" data-change={change.kind}>
                {messages.change(change)}
              </span>
            </button>
          );
        })}
      </div>
      <p className={styles.note}>{messages.comparedWith(messages.days(before.from, before.to))}</p>
    </div>
  );
}
