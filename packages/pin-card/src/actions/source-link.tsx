import { overlayDomainLabel } from '@pegboard/types';
import { VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { SourceChip } from '../model/source-chip.ts';
import { Arrow } from '../ui/arrow.tsx';
import type { SourceChipVariant, VisitHandlers } from '../pin-card-props.ts';
import styles from '../ui/source-chip.module.css';

/**
 * Renders the source of a pin on the overlay: a link with an arrow if it has a destination, otherwise the
 * host alone.
 */
export function SourceLink(props: {
  readonly source: SourceChip;
  readonly look: SourceChipVariant;
  readonly label: string;
  readonly handlers: VisitHandlers | undefined;
}): ReactNode {
  const { source, look, label, handlers } = props;
  const text = overlayDomainLabel(source.host);
  if (source.href === undefined)
    return (
      <bdi className={styles.chip} data-look={look === 'icon-only' ? 'truncated' : look}>
        {text}
      </bdi>
    );
  return (
    <a
      className={styles.chip}
      data-look={look}
      data-source-link=""
      data-part="source-link"
      href={source.href}
      target="_blank"
      rel="noopener nofollow ugc"
      {...handlers}
    >
      <Arrow />
      {look === 'icon-only' ? null : <bdi aria-hidden="true">{text}</bdi>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}
