import type { ReactNode } from 'react';

import styles from './step-list.module.css';

/** The steps of something that is done one after another, and at which one the reader is. */
export function StepList(props: {
  /** The name of the steps' task. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The step that is open, from 0; as many as there are steps when all is done. */
  readonly current: number;
}): ReactNode {
  const { label, steps, current } = props;
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'open' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
