'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../feedback/spinner.tsx';
import { buttonAttributes, type ButtonSize, type ButtonVariant } from './button-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './button.module.css';

/** The props of a Button: those of a native button, and its style. */
export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  /** Rendered before the text. */
  readonly icon?: ReactNode;
  /** While true, the button keeps its size and focus, shows a spinner and ignores presses. */
  readonly loading?: boolean | undefined;
};

/** Renders a button with text, `type="button"` by default. */
export function Button(props: ButtonProps): ReactNode {
  const { variant, size, fullWidth, className, icon, loading = false, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      data-part="button"
      {...rest}
      {...buttonAttributes({ variant, size, fullWidth, className })}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? preventPressWhileBusy : onClick}
    >
      {loading ? <Spinner size="md" /> : safeNode('Button', 'icon', icon)}
      <span className={styles.label} data-part="label">
        {safeNode('Button', 'children', children)}
      </span>
    </button>
  );
}

/** Stops a press while a button is busy, so that it neither acts nor submits its form. */
export function preventPressWhileBusy(event: MouseEvent): void {
  event.preventDefault();
}
