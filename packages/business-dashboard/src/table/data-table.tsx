'use client';

import {
  Button,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  functionPropOr,
  itemsProp,
  listProp,
  messagesProp,
  nodeProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useId, useRef, type ReactNode } from 'react';

import styles from './data-table.module.css';
import { downloadCsv } from './download.ts';
import { dataTableMessages, type DataTableMessages } from './messages.ts';
import { csvFileName, formatCsv } from './model/csv.ts';
import type { TableSort } from './model/sort-rows.ts';
import { TableHead } from './table-head.tsx';
import { useSortedRows } from './use-sorted-rows.ts';
import { useRowWindow, VIRTUALIZATION_THRESHOLD } from './use-window.ts';
import type { DataColumn } from './data-column.ts';

/** The props of a DataTable. */
export type DataTableProps<Row> = RootProps & {
  /** The caption of the table, and the name of its CSV file. */
  readonly caption: string;
  readonly hideCaption?: boolean | undefined;
  /** The heading level of the caption; 2 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The initial order; without it, the order of the given rows. */
  readonly initialSort?: TableSort | undefined;
  /** True if rows become cards on a phone; rows of a table with more than 100 stay rows. */
  readonly isCards?: boolean | undefined;
  /** True if the rows can be downloaded. */
  readonly hasCsv?: boolean | undefined;
  /** Rendered next to the caption. */
  readonly actions?: ReactNode;
  readonly messages?: DataTableMessages | undefined;
};

const DATA_TABLE_RULES = {
  caption: textProp,
  hideCaption: flagProp,
  headingLevel: optionalProp(numberProp),
  columns: itemsProp({
    key: textProp,
    label: textProp,
    value: functionProp,
    cell: optionalProp(functionProp),
  }),
  rows: listProp,
  rowKey: functionPropOr(() => ''),
  initialSort: optionalProp(shapeProp({ column: textProp, direction: textProp })),
  isCards: flagProp,
  hasCsv: flagProp,
  actions: nodeProp,
  messages: messagesProp(dataTableMessages),
};

/**
 * Renders a table that is sorted by its column headers, and scrolls when it is long: of ten thousand rows,
 * only the visible ones are in the page (BD-10). Its CSV contains all rows, in their order.
 */
export function DataTable<Row>(rawProps: DataTableProps<Row>): ReactNode {
  const props = validProps('DataTable', rawProps, DATA_TABLE_RULES);
  const { caption, columns, rowKey, actions, messages = dataTableMessages } = props;
  const captionId = useId();
  const Heading = props.headingLevel === 3 ? 'h3' : 'h2';
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, sort, sortBy } = useSortedRows(props.rows, columns, props.initialSort);
  const shown = useRowWindow(rows.length, scroller);
  const exportCsv = (): void =>
    downloadCsv(
      csvFileName(caption),
      formatCsv(
        columns.map(({ label }) => label),
        rows.map((row) => columns.map(({ value }) => value(row))),
      ),
    );
  // Rows of a long table need one height, by which those that are not rendered take their space.
  const isCards = props.isCards === true && rows.length <= VIRTUALIZATION_THRESHOLD;
  return (
    <div data-part="data-table" {...rootAttributes(props, styles.table)}>
      <div className={styles.top} data-bare={props.hideCaption === true || undefined}>
        <Heading id={captionId} className={styles.caption} data-part="caption">
          {caption}
        </Heading>
        {actions}
        {props.hasCsv === true && rows.length > 0 && (
          <Button size="sm" variant="secondary" onClick={exportCsv} aria-describedby={captionId}>
            {messages.exportCsv}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty} data-part="empty">
          {messages.empty}
        </p>
      ) : (
        <div
          ref={scroller}
          className={styles.scroller}
          data-part="scroller"
          role="region"
          aria-label={messages.scrolls(caption)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          <table
            className={styles.grid}
            data-part="table"
            data-cards={isCards || undefined}
            aria-labelledby={captionId}
            aria-rowcount={rows.length + 1}
          >
            <TableHead columns={columns} sort={sort} onSort={sortBy} />
            <tbody>
              {shown.before > 0 && <Spacer height={shown.before} columns={columns.length} />}
              {rows.slice(shown.first, shown.end).map((row, index) => (
                <tr
                  key={rowKey(row)}
                  aria-rowindex={shown.first + index + 2}
                  className={styles.row}
                  data-part="row"
                >
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
              ))}
              {shown.after > 0 && <Spacer height={shown.after} columns={columns.length} />}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.said} data-part="status" role="status">
        {sort ? messages.sorted(labelOf(columns, sort.column), sort.direction) : ''}
      </p>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }): ReactNode {
  const value = column.value(row);
  const content = column.cell ? column.cell(row) : column.isName === true ? <bdi>{value}</bdi> : value;
  const look = { className: styles.cell, 'data-number': column.isNumber === true || undefined };
  return column.isRowHeader === true ? (
    <th scope="row" {...look}>
      {content}
    </th>
  ) : (
    <td {...look} data-label={column.label}>
      {column.isLong === true ? <span className={styles.long}>{content}</span> : content}
    </td>
  );
}

/**
 * Takes the space of rows that are not rendered. Browser only, where the content security policy allows
 * setting `style` by script.
 */
function Spacer({ height, columns }: { readonly height: number; readonly columns: number }): ReactNode {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room without anything in it */}
      <td colSpan={columns} className={styles.spacer} style={{ blockSize: height }} />
    </tr>
  );
}

function labelOf<Row>(columns: readonly DataColumn<Row>[], key: string): string {
  return columns.find((column) => column.key === key)?.label ?? '';
}
