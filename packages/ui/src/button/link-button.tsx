import type { ComponentProps, ReactNode } from 'react';

import { buttonAttributes, type ButtonSize, type ButtonVariant } from './button-attributes.ts';
import styles from './button.module.css';

/** The props of a LinkButton: those of a native link, and its look. */
export type LinkButtonProps = ComponentProps<'a'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: ReactNode;
};

/** A link that looks like a button. A router's own link takes the look from `buttonAttributes()`. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { variant, size, fullWidth, className, icon, children, ...rest } = props;
  return (
    <a {...rest} {...buttonAttributes({ variant, size, fullWidth, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
