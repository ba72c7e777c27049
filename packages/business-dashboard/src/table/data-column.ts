import type { ReactNode } from 'react';
import type { CsvValue } from './model/csv.ts';
import type { SortValue } from './model/sort-rows.ts';

/** A column of a DataTable. */
export type DataColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** The plain value of a cell: what is sorted by, what is in the CSV, and what is shown without `cell`. */
  readonly value: (row: Row) => SortValue & CsvValue;
  /** Renders the cell in place of the value; it has to fit on its row. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** Numbers stand at the end of their column, under one another, and are sorted from the greatest. */
  readonly isNumber?: boolean | undefined;
  /** Sentences: they may take two lines of their row. */
  readonly isLong?: boolean | undefined;
  /** Names its row; one column should. */
  readonly isRowHeader?: boolean | undefined;
};
