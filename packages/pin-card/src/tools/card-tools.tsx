'use client';

import type { CarouselSlot } from '@pegboard/types';
import type { ReactNode } from 'react';
import { pinCardMessages } from '../messages.ts';
import type { CardTarget } from '../model/closeup-target.ts';
import { sourceChip } from '../model/source-chip.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import type { FirstTouch } from '../ui/use-attention.ts';
import { SourceLink } from './source-link.tsx';

/** The props of a card's tools: the card's own, where it leads, which slide it shows, and how it was first touched. */
export type CardToolsProps = {
  readonly card: PinCardProps;
  readonly target: CardTarget;
  readonly slot: CarouselSlot | undefined;
  readonly first: FirstTouch;
};

/** What can be done with a card beside opening and saving it, from the moment that somebody turns to it. */
export default function CardTools({ card, slot }: CardToolsProps): ReactNode {
  const { pin, viewer, onVisit, messages = pinCardMessages } = card;
  const source = viewer === 'signed-in' ? sourceChip(pin, slot) : undefined;
  return source ? (
    <SourceLink
      source={source}
      look={card.sourceLook ?? 'default'}
      label={messages.visitSite(source.host)}
      onVisit={onVisit && ((event) => onVisit(pin, event))}
    />
  ) : null;
}
