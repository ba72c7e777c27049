'use client';

import { useState, type ReactNode } from 'react';
import { cardKind } from '../model/card-kind.ts';
import { getUnavailableReason } from '../model/unavailable-reason.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { BaseCard } from '../ui/base-card.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';
import { richCardMessages } from './messages.ts';
import { pictureExtras, textExtras } from './rich-extras.tsx';

/** Renders the card of a pin other than a still image or GIF with its texts. */
export default function RichCard(props: PinCardProps): ReactNode {
  const { pin } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const [isPlaying, setPlaying] = useState(false);
  const notice = getUnavailableReason(pin);
  if (notice)
    return (
      <UnavailableNotice card={props} notice={notice} size={props.noticeSize ?? 'full'} messages={messages} />
    );
  return (
    <BaseCard
      {...props}
      extras={{
        ...pictureExtras(props, messages, isPlaying, setPlaying),
        ...textExtras(props, messages),
        attributes: { 'data-kind': cardKind(pin), 'data-playing': isPlaying ? '' : undefined },
      }}
    />
  );
}
