'use client';

import { useMemo, useState } from 'react';

import type { DataColumn } from './data-column.ts';
import { nextSort, sortRows, type TableSort } from './model/sort-rows.ts';

/** Stores the sort order, and returns the rows in it. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  initial: TableSort | undefined,
): {
  readonly rows: readonly Row[];
  readonly sort: TableSort | undefined;
  readonly sortBy: (column: DataColumn<Row>) => void;
} {
  const [sort, setSort] = useState(initial);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.column);
    return sort && column ? sortRows(rows, column.value, sort.direction) : rows;
  }, [rows, columns, sort]);
  return {
    rows: sorted,
    sort,
    sortBy: ({ key, isNumber }) =>
      setSort((before) => nextSort(before, key, isNumber === true ? 'descending' : 'ascending')),
  };
}
