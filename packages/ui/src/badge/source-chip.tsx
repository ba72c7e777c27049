import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { ArrowUpRightIcon, LinkIcon } from '../icon/icons-lazy.tsx';
import { safeNode } from '../safe-node.ts';
import styles from './source-chip.module.css';

/** The length of the domain in a source chip: hidden, up to 87 px, or up to 132 px. */
export type SourceChipVariant = 'icon-only' | 'truncated' | 'default';

/** The props of a SourceChip: those of a native link, and the domain. */
export type SourceChipProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** The displayed domain, already truncated. */
  readonly domain: string;
  readonly variant?: SourceChipVariant | undefined;
  /** Rendered before the domain, usually the icon of the site. */
  readonly icon?: ReactNode;
};

/** Renders the site of a pin on its image; opaque and with an arrow on hover and focus (UI-07). */
export function SourceChip(props: SourceChipProps): ReactNode {
  const { domain, variant = 'default', icon, className, ...rest } = props;
  return (
    <a
      data-pb=""
      data-part="source-chip"
      {...rest}
      aria-label={variant === 'icon-only' ? domain : undefined}
      className={classNames(styles.chip, className)}
      data-look={variant}
    >
      {safeNode('SourceChip', 'icon', icon) ?? <LinkIcon size="md" />}
      {variant !== 'icon-only' && (
        <bdi className={styles.domain} data-part="domain">
          {safeNode('SourceChip', 'domain', domain)}
        </bdi>
      )}
      <span className={styles.arrow} data-part="arrow">
        <ArrowUpRightIcon size="md" />
      </span>
    </a>
  );
}
