import type { ReactNode } from 'react';
import type { CsvValue } from './model/csv.ts';
import type { SortValue } from './model/sort-rows.ts';

/** A column of a DataTable. */
export type DataColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** Returns the plain value of a cell: for sorting, for the CSV, and for display without `cell`. */
  readonly value: (row: Row) => SortValue & CsvValue;
  /** Renders the cell instead of the value; it must fit into its row. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** True for numbers: they are aligned at the end of the column, and sorted in descending order first. */
  readonly isNumber?: boolean | undefined;
  /** True for sentences: they may use two lines of their row. */
  readonly isLong?: boolean | undefined;
  /** True if the cell is the header of its row; one column should have it. */
  readonly isRowHeader?: boolean | undefined;
  /** True for a name that a member gave, which is isolated from the direction of the page. */
  readonly isName?: boolean | undefined;
};
