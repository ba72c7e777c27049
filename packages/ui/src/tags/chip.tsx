import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { safeNode } from '../safe-node.ts';
import styles from './chip.module.css';

/** The props of a Chip: those of a native button, and its selection state. */
export type ChipProps = ComponentProps<'button'> & {
  /** Creates the chip a toggle. */
  readonly selected?: boolean | undefined;
  readonly icon?: ReactNode;
};

/** Renders a small pill that filters or suggests. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps): ReactNode {
  return (
    <button
      type="button"
      data-part="chip"
      {...rest}
      {...chipAttributes({ className })}
      aria-pressed={selected}
      data-selected={selected || undefined}
    >
      {safeNode('Chip', 'icon', icon)}
      {safeNode('Chip', 'children', children)}
    </button>
  );
}

/** Returns the attributes that style any element, such as a router's link, as a chip. */
export function chipAttributes(look: { readonly className?: string | undefined } = {}): {
  readonly 'data-pb': '';
  readonly className: string;
} {
  return { 'data-pb': '', className: classNames(styles.chip, look.className) };
}
