import { overlayDomainLabel } from '@pegboard/types';
import { VisuallyHidden } from '@pegboard/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { SourceChip } from '../model/source-chip.ts';
import styles from './source-link.module.css';

/** The source of a pin on the overlay: a link with an arrow when there is somewhere to go, else the name alone. */
export function SourceLink(props: {
  readonly source: SourceChip;
  readonly label: string;
  readonly onVisit: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}): ReactNode {
  const text = overlayDomainLabel(props.source.host);
  if (props.source.href === undefined) return <bdi className={styles.chip}>{text}</bdi>;
  return (
    <a
      className={styles.chip}
      href={props.source.href}
      target="_blank"
      rel="noopener nofollow ugc"
      onClick={props.onVisit}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M5 11 11 5M6 5h5v5" />
      </svg>
      <bdi aria-hidden="true">{text}</bdi>
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </a>
  );
}
