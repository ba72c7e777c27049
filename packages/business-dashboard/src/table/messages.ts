/** The texts of a DataTable. Give another table for another language. */
export type DataTableMessages = {
  readonly exportCsv: string;
  readonly empty: string;
  /** Says how a table is sorted, for those who hear it. */
  readonly sorted: (column: string, direction: 'ascending' | 'descending') => string;
  /** Names the part of the page in which the rows scroll. */
  readonly scrolls: (table: string) => string;
};

/** The texts in American English. */
export const dataTableMessages: DataTableMessages = {
  exportCsv: 'Export CSV',
  empty: 'There is nothing to show here yet.',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  scrolls: (table) => `${table}, scrollable`,
};
