import { cardSize } from '@pegboard/pin-card';
import { card, CARD_CONTEXT, pins } from '../card/pin-cards.tsx';
import type { BenchPin } from './pins.tsx';

/** A bitmap image, as in real feeds: each SVG would be laid out and painted as a separate document. */
const PICTURE = '/picture.webp';
/** An image that exists: a missing one is rendered twice, the second time as initials. */
const MAKER = { entityId: '7', fullName: 'Ines Moreau', username: 'ines', imageSmallUrl: PICTURE };

/**
 * Returns the same pins with the pin card of the site, as in a visitor's feed, with images of the same aspect
 * ratios.
 */
export function withPinCards(plain: readonly BenchPin[]): BenchPin[] {
  const real = pins(plain.length, (index) => ({ url: PICTURE, aspect: plain[index]?.aspect ?? 1 }));
  return real.map((made, index) => {
    const pin = { ...made, nativeCreator: MAKER };
    return {
      ...(plain[index] as BenchPin),
      ...cardSize(pin, CARD_CONTEXT),
      pinCard: () => card(pin),
    };
  });
}
