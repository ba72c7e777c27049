import { REACTION_TYPES } from '@pegboard/types';
import type { ReactNode, SVGProps } from 'react';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import styles from './reaction-icon.module.css';

/** The paths of each reaction type in a 16-unit square, in white on a round background. */
const DRAWINGS: Readonly<Record<number, string>> = {
  [REACTION_TYPES.goodIdea]: 'M8 3.5a3.2 3.2 0 0 0-1.7 5.9v1.1h3.4V9.4A3.2 3.2 0 0 0 8 3.5M6.8 12.4h2.4',
  [REACTION_TYPES.love]: 'M8 12 4.3 8.4a2.2 2.2 0 0 1 3.1-3.2l.6.6.6-.6a2.2 2.2 0 0 1 3.1 3.2z',
  [REACTION_TYPES.thanks]: 'M8 3.6v8.8M3.6 8h8.8M5 5l6 6M11 5l-6 6',
  [REACTION_TYPES.wow]: 'M8 3.8v5.4M8 12v.1',
  [REACTION_TYPES.haha]: 'M4.6 8.4a3.5 3.5 0 0 0 6.8 0zM5.8 5.6v.1M10.2 5.6v.1',
};

/**
 * Renders the icon of a reaction type by its code; that of love for an unknown one. Decorative: add a visible
 * name.
 */
export function ReactionIcon({ type, ...root }: RootProps & { readonly type: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      data-reaction={type}
      aria-hidden="true"
      data-part="icon"
      {...(rootAttributes(root, styles.icon) as SVGProps<SVGSVGElement>)}
    >
      <circle cx="8" cy="8" r="8" />
      <path d={DRAWINGS[type] ?? DRAWINGS[REACTION_TYPES.love]} />
    </svg>
  );
}
