'use client';

import type { ReactNode } from 'react';

import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import type { TableSort } from './model/sort-rows.ts';

/** Renders the column headers; each is a button that sorts by its column. */
export function TableHead<Row>(props: {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: (column: DataColumn<Row>) => void;
}): ReactNode {
  const { columns, sort, onSort } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const direction = sort?.column === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction}
              className={styles.head}
              data-part="columns"
              data-number={column.isNumber === true || undefined}
            >
              <button type="button" className={styles.sort} data-part="sort" onClick={() => onSort(column)}>
                {column.label}
                <svg
                  className={styles.arrow}
                  data-direction={direction}
                  viewBox="0 0 12 12"
                  aria-hidden="true"
                >
                  <path d="M6 2v8M2.5 6.5 6 10l3.5-3.5" />
                </svg>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
