import { videoDurationLabel } from '@pegboard/types';
import type { ReactNode } from 'react';

import { SparkleIcon } from '../icon/icons-common.tsx';
import { aiLabelMessages, type AiLabelMessages } from './badge-messages.ts';
import styles from './media-badge.module.css';

/** The props of a MediaBadge. */
export type MediaBadgeProps = {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** Renders a short text on an image, such as a duration or 'GIF'. */
export function MediaBadge({ icon, children }: MediaBadgeProps): ReactNode {
  return (
    <span data-pb="" className={styles.badge}>
      {icon}
      {children}
    </span>
  );
}

/** The props of a DurationBadge. */
export type DurationBadgeProps = {
  readonly durationMs: number;
  readonly icon?: ReactNode;
};

/** Renders the duration of a video or story, as m:ss, on its image (UI-07, TY-24). */
export function DurationBadge({ durationMs, icon }: DurationBadgeProps): ReactNode {
  return (
    <MediaBadge icon={icon}>
      <time dateTime={`PT${Math.round(durationMs / 1000)}S`}>{videoDurationLabel(durationMs)}</time>
    </MediaBadge>
  );
}

/** The props of an AiModifiedLabel. */
export type AiModifiedLabelProps = { readonly messages?: AiLabelMessages | undefined };

/** Renders the label of AI-generated or AI-modified media on an image (UI-07). */
export function AiModifiedLabel({ messages = aiLabelMessages }: AiModifiedLabelProps): ReactNode {
  return <MediaBadge icon={<SparkleIcon size="sm" />}>{messages.aiModified}</MediaBadge>;
}
