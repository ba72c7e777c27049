import type { ReactNode } from 'react';

import styles from './parts.module.css';
import type { Actions } from './use-action.ts';

/** What became of the last action, read out when it comes. */
export function StatusMessage({ status }: Pick<Actions, 'status'>): ReactNode {
  return (
    <output className={styles.said} data-done={status?.isDone}>
      {status?.text}
    </output>
  );
}
