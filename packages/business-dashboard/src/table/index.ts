export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataColumn } from './data-column.ts';
export { downloadCsv } from './download.ts';
export { dataTableMessages, type DataTableMessages } from './messages.ts';
export { csvFileName, formatCsv, type CsvValue } from './model/csv.ts';
export { nextSort, sortRows, type SortValue, type TableSort } from './model/sort-rows.ts';
