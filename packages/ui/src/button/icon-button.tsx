'use client';

import type { ComponentProps, ReactNode } from 'react';

import { Spinner } from '../feedback/spinner.tsx';
import { iconButtonAttributes, type ButtonSize, type ButtonVariant } from './button-attributes.ts';
import { preventPressWhileBusy } from './button.tsx';

/** The props of an IconButton: those of a native button, its icon and the name that represents it. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name; it says what the button does. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** While true the button keeps its place and its focus, shows a spinner and ignores presses. */
  readonly loading?: boolean | undefined;
};

/** A round button that shows only an icon. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, variant, size, className, loading = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...iconButtonAttributes({ variant, size, className })}
      aria-label={label}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? preventPressWhileBusy : onClick}
    >
      {loading ? <Spinner size="md" /> : icon}
    </button>
  );
}
