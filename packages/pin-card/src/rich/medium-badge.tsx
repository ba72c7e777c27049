import { videoDurationLabel } from '@pegboard/types';
import { MediaBadge, VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { RichCardMessages } from './messages.ts';
import styles from './medium-badge.module.css';

/** Renders the kind and duration of a card's media (PC-16). */
export function MediumBadge(props: {
  readonly medium: 'video' | 'story';
  readonly duration: number | undefined;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { medium, duration, messages } = props;
  const label = duration === undefined || duration === 0 ? undefined : videoDurationLabel(duration);
  return (
    <MediaBadge icon={<span className={styles.sign} data-medium={medium} />}>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>
        {label === undefined ? messages.video : messages.duration(medium, label)}
      </VisuallyHidden>
    </MediaBadge>
  );
}
