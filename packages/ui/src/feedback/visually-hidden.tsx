import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

/** Renders text for screen readers only; a link inside it becomes visible when it is focused. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>): ReactNode {
  return (
    <span data-pb="" data-part="visually-hidden" {...rest} className={classNames(styles.hidden, className)} />
  );
}
