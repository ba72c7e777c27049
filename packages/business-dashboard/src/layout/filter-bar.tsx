import type { ReactNode } from 'react';

import styles from './parts.module.css';

/**
 * Renders the filter fields of a list in a row, and the number of results, which is announced when it
 * changes.
 */
export function FilterBar(props: {
  readonly label: string;
  /** The number of results: `3 of 40 invoices`. */
  readonly found?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { label, found, children } = props;
  return (
    <div className={styles.bar} data-part="filters" role="group" aria-label={label}>
      {children}
      {found === undefined ? null : (
        <p role="status" className={styles.hint}>
          {found}
        </p>
      )}
    </div>
  );
}
