'use client';

import type { ComponentProps, ReactNode } from 'react';

import { Spinner } from '../feedback/spinner.tsx';
import { iconButtonAttributes, type ButtonSize, type ButtonVariant } from './button-attributes.ts';
import { safeNode } from '../safe-node.ts';
import { preventPressWhileBusy } from './button.tsx';

/** The props of an IconButton: those of a native button, its icon and its accessible name. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name; it describes the action. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** While true, the button keeps its size and focus, shows a spinner and ignores presses. */
  readonly loading?: boolean | undefined;
};

/** Renders a round button with only an icon. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, variant, size, className, loading = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      data-part="icon-button"
      {...rest}
      {...iconButtonAttributes({ variant, size, className })}
      aria-label={label}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? preventPressWhileBusy : onClick}
    >
      {loading ? <Spinner size="md" /> : safeNode('IconButton', 'icon', icon)}
    </button>
  );
}
