import type { ReactNode } from 'react';

import styles from './step-list.module.css';

/** Renders the steps of a task, with the current one marked. */
export function StepList(props: {
  /** The name of the steps' task. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step, from 0; the number of steps when all are done. */
  readonly current: number;
}): ReactNode {
  const { label, steps, current } = props;
  return (
    <ol className={styles.steps} data-part="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-part="step"
          data-state={index < current ? 'done' : index === current ? 'open' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
