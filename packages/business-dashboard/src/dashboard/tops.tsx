'use client';

import { BUSINESS_METRICS } from '@pegboard/types';
import type { ReactNode } from 'react';

import type { BusinessLink } from '../layout/business-link.tsx';
import { DataTable, type DataColumn } from '../table/index.ts';
import styles from './dashboard.module.css';
import type { DashboardMessages } from './messages.ts';
import type { DashboardPanelProps } from './metric-tiles.tsx';
import type { Counts, TopBoard, TopPin } from './model/data.ts';

/** Renders the top pins, with all metrics. */
export function TopPins(
  props: DashboardPanelProps & { readonly pinPath: (id: string) => string; readonly Link: BusinessLink },
): ReactNode {
  const { data, metric, messages, pinPath, Link } = props;
  const titleOf = ({ title }: TopPin): string => title ?? messages.untitled;
  const columns: readonly DataColumn<TopPin>[] = [
    {
      key: 'pin',
      label: messages.pin,
      value: titleOf,
      isRowHeader: true,
      cell: (pin) => (
        <Link to={pinPath(pin.id)} className={styles.subject} data-part="subject">
          {pin.image === null ? (
            <span className={styles.picture} data-part="picture" />
          ) : (
            <img
              className={styles.picture}
              data-part="picture"
              src={pin.image}
              alt=""
              width={36}
              height={36}
              loading="lazy"
            />
          )}
          <bdi className={styles.name}>{titleOf(pin)}</bdi>
        </Link>
      ),
    },
    ...metricColumns(messages),
  ];
  return (
    <section className={styles.card} data-part="section">
      <DataTable
        key={metric}
        caption={messages.topPins}
        messages={messages.table}
        columns={columns}
        rows={data.pins}
        rowKey={({ id }) => id}
        initialSort={{ column: metric, direction: 'descending' }}
        hasCsv
        isCards
      />
    </section>
  );
}

/** Renders the top boards by the activity on own pins, with all metrics. */
export function TopBoards(props: DashboardPanelProps & { readonly Link: BusinessLink }): ReactNode {
  const { data, metric, messages, Link } = props;
  const columns: readonly DataColumn<TopBoard>[] = [
    {
      key: 'board',
      label: messages.board,
      value: ({ name }) => name,
      isRowHeader: true,
      cell: ({ name, url }) => (
        <Link to={url} className={styles.subject} data-part="subject">
          <bdi className={styles.name}>{name}</bdi>
        </Link>
      ),
    },
    ...metricColumns(messages),
  ];
  return (
    <section className={styles.card} data-part="section">
      <DataTable
        key={metric}
        caption={messages.topBoards}
        messages={messages.table}
        columns={columns}
        rows={data.boards}
        rowKey={({ id }) => id}
        initialSort={{ column: metric, direction: 'descending' }}
        hasCsv
        isCards
      />
    </section>
  );
}

function metricColumns(messages: DashboardMessages): readonly DataColumn<Counts>[] {
  return BUSINESS_METRICS.map((name) => ({
    key: name,
    label: messages.metrics[name],
    value: (counts) => counts[name],
    cell: (counts) => messages.number(counts[name]),
    isNumber: true,
  }));
}
