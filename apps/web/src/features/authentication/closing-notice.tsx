import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

/** Renders the notice that the account of a login will be deleted, above the button that keeps it (AC-03). */
export function ClosingNotice({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
