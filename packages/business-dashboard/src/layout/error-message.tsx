import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** What is wrong with a whole form or page, read out when it comes; it stands in the page without words, too. */
export function ErrorMessage({
  children,
}: {
  readonly children: string | null | undefined | false;
}): ReactNode {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
