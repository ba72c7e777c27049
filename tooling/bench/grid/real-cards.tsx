import { cardSize } from '@pegboard/pin-card';
import { card, CARD_CONTEXT, pins } from '../card/pin-cards.tsx';
import type { BenchPin } from './pins.tsx';

/** A picture of pixels, as feeds have them: each drawing would be laid out and painted as a page of its own. */
const PICTURE = '/picture.webp';
/** A picture that is there: one that fails is drawn twice, as initials. */
const MAKER = { entityId: '7', fullName: 'Ines Moreau', username: 'ines', imageSmallUrl: PICTURE };

/** The same pins with the pin card of the site, as a visitor's feed shows it: pictures of the same shapes. */
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
