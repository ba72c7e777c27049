import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** The head of a column: its words; `numbers` where numbers stand below it; nothing where the column is not shown. */
export type CompactColumn = string | { readonly numbers: string } | false;

/** As many columns as a phone has room for. */
const NARROW_COLUMNS = 3;

/** A table of few rows, scrolling by itself where it is wider than its place; many rows take a DataTable. */
export function CompactTable(props: {
  readonly label: string;
  readonly heads: readonly CompactColumn[];
  /** True if cells are vertically centered, next to buttons. */
  readonly isMiddle?: boolean | undefined;
  /** The rows of its foot. */
  readonly foot?: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
}): ReactNode {
  const { label, heads, isMiddle = false, foot, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table
        className={styles.table}
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
