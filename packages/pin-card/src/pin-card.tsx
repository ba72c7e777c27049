'use client';

import type { Pin } from '@pegboard/types';
import { reportInvalidProp } from '@pegboard/ui';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { hasSlides, needsRichCard } from './model/needs-rich-card.ts';
import type { PinCardProps } from './pin-card-props.ts';
import { renderColorPlaceholder } from './ui/card-media.tsx';
import { memberModules } from './ui/member-parts.ts';
import { richModules, carouselModules } from './ui/rich-parts.ts';
import { BaseCard } from './ui/base-card.tsx';

/** The code of richer kinds; if it fails to load, a card stays plain. */
const RichCard = richModules.component('default', BaseCard);
const SlidesCard = carouselModules.component('default', BaseCard);
/** The notice of a reported or hidden card; if its code fails to load, the card stays. */
const FeedbackCard = memberModules.component('FeedbackCard', () => null);

/**
 * Renders the card of a pin: the uncropped image with its space reserved, title, credits and price below, and
 * on hover or focus an overlay to save it, visit its source and more. One link opens the card; all other
 * controls are siblings of that link. Code that only richer kinds need is loaded for them; until then, and if
 * loading fails, they are plain cards.
 */
export const PinCard: (props: PinCardProps) => ReactNode = memo(function PinCard(
  props: PinCardProps,
): ReactNode {
  const { pin, feedback } = props;
  const [wasThere] = useState(feedback !== undefined);
  // Untyped callers pass pins that are not loaded yet.
  const given = pin as Partial<Pin> | null | undefined;
  if (typeof given?.id !== 'string') reportInvalidProp('PinCard', 'pin', 'a pin with a string as id', pin);
  if (typeof given !== 'object' || given === null) return null;
  const plain = <BaseCard {...props} />;
  if (feedback)
    return (
      <Suspense fallback={renderColorPlaceholder(pin)}>
        <FeedbackCard card={props} feedback={feedback} isNew={!wasThere} />
      </Suspense>
    );
  if (!needsRichCard(pin, props)) return plain;
  const Whole = hasSlides(pin) ? SlidesCard : RichCard;
  return (
    <Suspense fallback={plain}>
      <Whole {...props} />
    </Suspense>
  );
});
