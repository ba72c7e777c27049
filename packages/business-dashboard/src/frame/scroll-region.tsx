import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** What is wider than a narrow screen: it scrolls by itself, also by keys. */
export function ScrollRegion(props: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={props.label}>
      {props.children}
    </div>
  );
}
