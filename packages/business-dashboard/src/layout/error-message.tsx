import type { ReactNode } from 'react';

import styles from './parts.module.css';

/**
 * Renders the error of a form or page, and announces it. The live region is also present without an error.
 */
export function ErrorMessage({
  children,
}: {
  readonly children: string | null | undefined | false;
}): ReactNode {
  return (
    <p role="alert" className={styles.problem} data-part="error">
      {children}
    </p>
  );
}
