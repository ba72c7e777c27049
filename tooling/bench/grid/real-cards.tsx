import { cardSize } from '@pegboard/pin-card';
import { card, CARD_CONTEXT, pins } from '../card/pin-cards.tsx';
import type { BenchPin } from './pins.tsx';

/** The same pins with the pin card of the site, as a visitor's feed shows it: pictures of the same shapes. */
export function withPinCards(plain: readonly BenchPin[]): BenchPin[] {
  const real = pins(plain.length, (index) => ({ url: '/picture.svg', aspect: plain[index]?.aspect ?? 1 }));
  return real.map((pin, index) => ({
    ...(plain[index] as BenchPin),
    ...cardSize(pin, CARD_CONTEXT),
    pinCard: () => card(pin),
  }));
}
