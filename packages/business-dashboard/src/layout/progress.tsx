import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** Renders the progress of an operation as a bar and as text. */
export function Progress(props: {
  readonly done: number;
  readonly all: number;
  readonly text: string;
}): ReactNode {
  const { done, all, text } = props;
  return (
    <p className={styles.hint}>
      <progress className={styles.progress} data-part="progress" value={done} max={all} aria-label={text} />{' '}
      {text}
    </p>
  );
}
