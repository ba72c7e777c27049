import type { ReactNode } from 'react';

import styles from './advertising.module.css';

/** Holds a table that may be wider than the page: it scrolls, by keyboard too. */
export function ScrollRegion(props: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={styles.scroll} role="region" aria-label={props.label} tabIndex={0}>
      {props.children}
    </div>
  );
}
