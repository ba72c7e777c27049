'use client';

import { useId, type ReactNode } from 'react';

import { DataTable, type DataColumn } from '../table/index.ts';
import type { AudienceMessages } from './audience-messages.ts';
import styles from './dashboard.module.css';
import type { AudienceInsightsData } from './model/audience.ts';

const HEIGHT = 100;
const GAP = 0.2;

type ActivityRow = { readonly name: string; readonly order: number; readonly count: number };

/** Renders counts of weekdays or hours as columns, and as a table for screen readers and the CSV download. */
export function ActivityColumns(props: {
  readonly title: string;
  /** The heading of the names in the table. */
  readonly head: string;
  readonly counts: readonly number[];
  readonly nameOf: (index: number) => string;
  readonly data: AudienceInsightsData;
  readonly messages: AudienceMessages;
}): ReactNode {
  const { title, head, counts, nameOf, data, messages } = props;
  const heading = useId();
  const most = Math.max(...counts);
  if (most === 0) return null;
  const columns: readonly DataColumn<ActivityRow>[] = [
    { key: 'name', label: head, value: ({ order }) => order, cell: ({ name }) => name, isRowHeader: true },
    {
      key: 'count',
      label: messages.activity[data.audience],
      value: ({ count }) => count,
      cell: ({ count }) => messages.number(count),
      isNumber: true,
    },
  ];
  return (
    <section className={styles.card} data-part="section" aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <svg
        className={styles.columns}
        data-part="chart"
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.mostOn(nameOf(counts.indexOf(most)))}
      >
        {counts.map((count, index) => {
          const height = (HEIGHT * count) / most;
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- the index is the weekday or the hour
              key={index}
              x={index + GAP / 2}
              y={HEIGHT - height}
              width={1 - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{nameOf(0)}</span>
        <span>{nameOf(counts.length - 1)}</span>
      </p>
      <p className={styles.note}>{messages.mostOn(nameOf(counts.indexOf(most)))}</p>
      <details className={styles.details} data-part="details">
        <summary>{messages.asTable}</summary>
        <DataTable
          caption={title}
          hideCaption
          headingLevel={3}
          columns={columns}
          rows={counts.map((count, order) => ({ name: nameOf(order), order, count }))}
          rowKey={({ order }) => String(order)}
          hasCsv
          messages={messages.table}
        />
      </details>
    </section>
  );
}
