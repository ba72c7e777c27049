import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

/** Text that is read aloud but not shown; a link inside of it shows itself when focused. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>): ReactNode {
  return <span data-pb="" {...rest} className={classNames(styles.hidden, className)} />;
}
