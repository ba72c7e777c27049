'use client';

import { useState, type ReactNode } from 'react';
import { cardKind } from '../model/card-kind.ts';
import { cardPicture } from '../model/card-picture.ts';
import { cardTitle } from '../model/card-title.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { BaseCard } from '../ui/base-card.tsx';
import { richCardMessages } from './messages.ts';
import { pictureExtras, textExtras } from './rich-extras.tsx';
import { Slide, SlideControls } from './slide-controls.tsx';
import { useSlides } from './use-slides.ts';

/** Renders the card of a pin with slides (PC-14). */
export default function SlidesCard(props: PinCardProps): ReactNode {
  const { pin } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const slides = useSlides(pin, props.onSlotSeen);
  const [isPlaying, setPlaying] = useState(false);
  const picture = pictureExtras(props, messages, isPlaying, setPlaying);
  return (
    <BaseCard
      {...props}
      extras={{
        ...picture,
        ...textExtras(props, messages),
        slides: <Slide slot={slides.slot} own={cardPicture(pin)} />,
        controls: (
          <>
            {picture.controls}
            <SlideControls slides={slides} messages={messages} />
          </>
        ),
        slot: slides.slot,
        title: cardTitle(pin, props.surface, slides.slot),
        attributes: {
          ...slides.swiping,
          'data-swipes': '',
          'data-kind': cardKind(pin),
          'data-playing': isPlaying ? '' : undefined,
        },
      }}
    />
  );
}
