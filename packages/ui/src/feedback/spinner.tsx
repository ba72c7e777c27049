import type { ReactNode } from 'react';

import type { IconSize } from '../icon/icon.tsx';
import styles from './spinner.module.css';

/**
 * The props of a Spinner. Without a `label`, it is decorative, inside an element that already announces that
 * it is busy.
 */
export type SpinnerProps = {
  readonly size?: IconSize;
  readonly label?: string | undefined;
};

/** Renders a spinning ring for a pending operation; it pulses instead under reduced motion. */
export function Spinner({ size = 'xl', label }: SpinnerProps): ReactNode {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span data-pb="" className={styles.spinner} data-size={size} {...name} />;
}
