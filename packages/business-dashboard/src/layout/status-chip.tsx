import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** The meaning of a state, which its text also expresses. */
export type StatusTone = 'plain' | 'good' | 'warning' | 'bad';

/** Renders the state of an entry, in one or two words. */
export function StatusChip(props: { readonly tone?: StatusTone; readonly children: ReactNode }): ReactNode {
  return (
    <span className={styles.chip} data-part="status-chip" data-tone={props.tone ?? 'plain'}>
      {props.children}
    </span>
  );
}
