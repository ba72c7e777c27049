'use client';

import type { ReactNode } from 'react';

import { DataTable, type DataColumn } from '../table/index.ts';
import { groupName } from './export-rows.ts';
import styles from './dashboard.module.css';
import type { DashboardPanelProps } from './metric-tiles.tsx';
import type { AudienceGroup } from './model/data.ts';

/** Renders a metric by country or device: a bar for each group, in a table. */
export function Audience(props: DashboardPanelProps & { readonly kind: 'countries' | 'devices' }): ReactNode {
  const { data, metric, messages, kind } = props;
  const groups = data[kind];
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const columns: readonly DataColumn<AudienceGroup>[] = [
    {
      key: 'key',
      label: kind === 'countries' ? messages.country : messages.device,
      value: ({ key }) => groupName(key, kind, messages),
      isRowHeader: true,
    },
    {
      key: 'count',
      label: messages.metrics[metric],
      value: ({ count }) => count,
      cell: ({ count }) => messages.number(count),
      isNumber: true,
    },
    {
      key: 'share',
      label: messages.share,
      value: ({ count }) => count / total,
      cell: ({ count }) => (
        <span className={styles.share}>
          <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
            <rect width={`${(100 * count) / total}%`} height="8" rx="4" />
          </svg>
          <span className={styles.part}>{messages.part(count / total)}</span>
        </span>
      ),
    },
  ];
  return (
    <section className={styles.card} data-part="section">
      <DataTable
        caption={messages[kind]}
        columns={columns}
        rows={groups}
        rowKey={({ key }) => key}
        hasCsv
        messages={messages.table}
      />
    </section>
  );
}
