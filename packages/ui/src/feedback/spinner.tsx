import type { ReactNode } from 'react';

import type { IconSize } from '../icon/icon.tsx';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import styles from './spinner.module.css';

/**
 * The props of a Spinner. Without a `label`, it is decorative, inside an element that already announces that
 * it is busy.
 */
export type SpinnerProps = RootProps & {
  readonly size?: IconSize;
  readonly label?: string | undefined;
};

/** Renders a spinning ring for a pending operation; it pulses instead under reduced motion. */
export function Spinner(props: SpinnerProps): ReactNode {
  const { size = 'xl', label } = props;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span data-size={size} {...name} data-part="spinner" {...rootAttributes(props, styles.spinner)} />;
}
