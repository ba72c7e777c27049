import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** How a page begins: its name, what can be done at once, and a word of what it is for. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** What can be done with the whole page, most often a Button. */
  readonly children?: ReactNode;
}): ReactNode {
  const { title, intro, children } = props;
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
      {intro == null ? null : <p className={styles.hint}>{intro}</p>}
    </header>
  );
}
