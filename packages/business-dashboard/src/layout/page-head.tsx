import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** Renders the start of a page: its name, its actions, and a short description. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** The actions on the whole page, usually a Button. */
  readonly children?: ReactNode;
}): ReactNode {
  const { title, intro, children } = props;
  return (
    <header className={styles.head} data-part="header">
      <h1>{title}</h1>
      {children}
      {intro == null ? null : (
        <p className={styles.hint} data-part="intro">
          {intro}
        </p>
      )}
    </header>
  );
}
