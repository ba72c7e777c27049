import type { ReactNode } from 'react';
import type { Submission } from './use-submit.ts';
import styles from './form-page.module.css';

/** Renders the result of a form, and announces it. */
export function SubmitResult(props: {
  readonly message: Submission['message'];
  readonly done: string | undefined;
}): ReactNode {
  return (
    <output className={styles.result} data-kind={props.message === undefined ? 'done' : 'failed'}>
      {props.message ?? props.done}
    </output>
  );
}
