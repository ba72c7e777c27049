import type { ReactNode } from 'react';

import styles from './parts.module.css';

/**
 * The heading of a column: its text; `numbers` for a column of numbers; a falsy value for a hidden column.
 */
export type CompactColumn = string | { readonly numbers: string } | false;

/** Number of columns that fit on a phone. */
const NARROW_COLUMNS = 3;

/**
 * Renders a table of few rows, which scrolls if it is wider than its container; use a DataTable for many
 * rows.
 */
export function CompactTable(props: {
  readonly label: string;
  readonly heads: readonly CompactColumn[];
  /** True if cells are vertically centered, next to buttons. */
  readonly isMiddle?: boolean | undefined;
  /** True if rows become cards on a phone; each cell has its heading as `data-label`. */
  readonly isCards?: boolean | undefined;
  /** The rows of the table's foot. */
  readonly foot?: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
}): ReactNode {
  const { label, heads, isMiddle = false, isCards = false, foot, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div className={styles.scroll} data-part="table" tabIndex={0} role="region" aria-label={label}>
      <table
        className={styles.table}
        data-part="table"
        data-cards={isCards ? '' : undefined}
        data-middle={isMiddle ? '' : undefined}
        data-wide={heads.filter((head) => head !== false).length > NARROW_COLUMNS ? '' : undefined}
      >
        <thead>
          <tr>
            {heads.map((head) =>
              head === false ? null : typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <th key={head.numbers} scope="col" data-number="">
                  {head.numbers}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot === undefined ? null : <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
