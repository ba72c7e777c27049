'use client';

import { useState, type ReactNode } from 'react';
import { cardKind } from '../model/card-kind.ts';
import { cardNotice } from '../model/card-notice.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { WholeCard } from '../ui/whole-card.tsx';
import { CardNotice } from './card-notice.tsx';
import { richCardMessages } from './messages.ts';
import { pictureExtras, textExtras } from './rich-extras.tsx';

/** The card of a pin that is more than a still picture or a GIF with its texts. */
export default function RichCard(props: PinCardProps): ReactNode {
  const { pin } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const [isPlaying, setPlaying] = useState(false);
  const notice = cardNotice(pin);
  if (notice)
    return <CardNotice pin={pin} notice={notice} size={props.noticeSize ?? 'full'} messages={messages} />;
  return (
    <WholeCard
      {...props}
      extras={{
        ...pictureExtras(props, messages, isPlaying, setPlaying),
        ...textExtras(props, messages),
        attributes: { 'data-kind': cardKind(pin), 'data-playing': isPlaying ? '' : undefined },
      }}
    />
  );
}
