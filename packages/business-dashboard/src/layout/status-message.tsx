import type { ReactNode } from 'react';

import styles from './parts.module.css';
import type { Actions } from './use-action.ts';

/** Renders the result of the last action, and announces it. */
export function StatusMessage({ status }: Pick<Actions, 'status'>): ReactNode {
  return (
    <output className={styles.said} data-part="status" data-done={status?.isDone}>
      {status?.text}
    </output>
  );
}
