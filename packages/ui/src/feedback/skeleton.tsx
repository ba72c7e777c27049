import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** The props of a Skeleton: those of a native div, and its shape. */
export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly shape?: 'line' | 'block' | 'circle';
};

/** Renders a placeholder for loading content; `className` sets its size. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps): ReactNode {
  return (
    <div
      data-pb=""
      data-part="skeleton"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
    />
  );
}
