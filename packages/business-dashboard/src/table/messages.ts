/** The messages of a DataTable. Pass another table for another language. */
export type DataTableMessages = {
  readonly exportCsv: string;
  readonly empty: string;
  /** Announces the sort order of a table to screen readers. */
  readonly sorted: (column: string, direction: 'ascending' | 'descending') => string;
  /** The accessible name of the scrolling region of the rows. */
  readonly scrolls: (table: string) => string;
};

/** The messages in American English. */
export const dataTableMessages: DataTableMessages = {
  exportCsv: 'Export CSV',
  empty: 'There is nothing to show here yet.',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  scrolls: (table) => `${table}, scrollable`,
};
