'use client';

import {
  Button,
  VisuallyHidden,
  type ButtonSize,
  rootAttributes,
  type RootProps,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import { followMessages, type FollowMessages } from './follow-messages.ts';

/** The props of a FollowButton. */
export type FollowButtonProps = RootProps & {
  /** The name of the target, for screen readers. */
  readonly name: string;
  readonly isFollowed: boolean;
  /** Called with the reverse of the displayed state. */
  readonly onToggle: (isFollowed: boolean) => void;
  readonly size?: ButtonSize | undefined;
  readonly messages?: FollowMessages | undefined;
};

const FOLLOW_BUTTON_RULES = { name: textProp };

/** Renders the button that follows or unfollows a target (FB-05). */
export function FollowButton(rawProps: FollowButtonProps): ReactNode {
  const props = validProps('FollowButton', rawProps, FOLLOW_BUTTON_RULES);
  const { name, isFollowed, onToggle, size = 'md' } = props;
  const messages = props.messages ?? followMessages;
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      size={size}
      aria-pressed={isFollowed}
      data-followed={isFollowed || undefined}
      onClick={() => onToggle(!isFollowed)}
      data-part="follow-button"
      {...rootAttributes(props)}
    >
      {isFollowed ? messages.following : messages.follow}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
