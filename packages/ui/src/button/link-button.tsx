import type { ComponentProps, ReactNode } from 'react';

import { buttonAttributes, type ButtonSize, type ButtonVariant } from './button-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './button.module.css';

/** The props of a LinkButton: those of a native link, and its style. */
export type LinkButtonProps = ComponentProps<'a'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: ReactNode;
};

/** Renders a link styled as a button. For a router's own link, use `buttonAttributes()`. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { variant, size, fullWidth, className, icon, children, ...rest } = props;
  return (
    <a data-part="link-button" {...rest} {...buttonAttributes({ variant, size, fullWidth, className })}>
      {safeNode('LinkButton', 'icon', icon)}
      <span className={styles.label} data-part="label">
        {safeNode('LinkButton', 'children', children)}
      </span>
    </a>
  );
}
