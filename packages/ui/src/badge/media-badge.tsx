import { videoDurationLabel } from '@pegboard/types';
import type { ReactNode } from 'react';

import { SparkleIcon } from '../icon/icons-common.tsx';
import { aiLabelMessages, type AiLabelMessages } from './badge-messages.ts';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './media-badge.module.css';

/** The props of a MediaBadge. */
export type MediaBadgeProps = RootProps & {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** Renders a short text on an image, such as a duration or 'GIF'. */
export function MediaBadge(props: MediaBadgeProps): ReactNode {
  const { icon, children } = props;
  return (
    <span data-part="media-badge" {...rootAttributes(props, styles.badge)}>
      {safeNode('MediaBadge', 'icon', icon)}
      {safeNode('MediaBadge', 'children', children)}
    </span>
  );
}

/** The props of a DurationBadge. */
export type DurationBadgeProps = RootProps & {
  readonly durationMs: number;
  readonly icon?: ReactNode;
};

/** Renders the duration of a video or story, as m:ss, on its image (UI-07, TY-24). */
export function DurationBadge({ durationMs, icon, ...root }: DurationBadgeProps): ReactNode {
  return (
    <MediaBadge icon={icon} data-part="duration-badge" {...root}>
      <time dateTime={`PT${Math.round(durationMs / 1000)}S`}>{videoDurationLabel(durationMs)}</time>
    </MediaBadge>
  );
}

/** The props of an AiModifiedLabel. */
export type AiModifiedLabelProps = RootProps & { readonly messages?: AiLabelMessages | undefined };

/** Renders the label of AI-generated or AI-modified media on an image (UI-07). */
export function AiModifiedLabel({ messages, ...root }: AiModifiedLabelProps): ReactNode {
  return (
    <MediaBadge icon={<SparkleIcon size="sm" />} data-part="ai-modified-label" {...root}>
      {(messages ?? aiLabelMessages).aiModified}
    </MediaBadge>
  );
}
