import type { ComponentProps, ReactNode } from 'react';

import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import styles from './button.module.css';

/** The props of a LinkButton: those of a native link, and its look. */
export type LinkButtonProps = ComponentProps<'a'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: ReactNode;
};

/** A link that looks like a button. A router's own link takes the look from `buttonLook()`. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { variant, size, fullWidth, className, icon, children, ...rest } = props;
  return (
    <a {...rest} {...buttonLook({ variant, size, fullWidth, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
