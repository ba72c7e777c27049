import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** How far something is, as a bar and in words. */
export function Progress(props: {
  readonly done: number;
  readonly all: number;
  readonly text: string;
}): ReactNode {
  const { done, all, text } = props;
  return (
    <p className={styles.hint}>
      <progress className={styles.progress} value={done} max={all} aria-label={text} /> {text}
    </p>
  );
}
