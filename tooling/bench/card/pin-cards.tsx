import { PinCard } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';

/** The surface and viewer of the cards. */
export const CARD_CONTEXT = { surface: 'UnauthHomefeed', viewer: 'signed-out' } as const;

/** Renders the card of a pin as in a visitor's feed. */
export function card(pin: Pin): ReactNode {
  return <PinCard key={pin.id} pin={pin} {...CARD_CONTEXT} />;
}

/** Returns the image of a pin by its index: its address and aspect ratio. */
export type GetImage = (index: number, width: number) => { readonly url: string; readonly aspect: number };

const ownPicture: GetImage = (index, width) => ({
  url: `/i/${width}x/aa/bb/cc/${index}.webp`,
  aspect: 1 + (index % 9) / 10,
});

/** Creates a number of plain image pins, again at every call. */
export function pins(count: number, pictureOf: GetImage = ownPicture): readonly Pin[] {
  const image = (width: number, index: number) => {
    const { url, aspect } = pictureOf(index, width);
    return { url, width, height: Math.round(width * aspect) };
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    entityId: String(index + 1),
    gridTitle: `A small table by the window, number ${index}`,
    altText: 'A table by a window',
    link: `https://shop.example/${index}`,
    domain: 'shop.example',
    dominantColor: '#a0b0c0',
    images: {
      '170x': image(170, index),
      '236x': image(236, index),
      '474x': image(474, index),
      '736x': image(736, index),
    },
    nativeCreator: {
      entityId: '7',
      fullName: 'Ines Moreau',
      username: 'ines',
      imageSmallUrl: '/i/60x60/ines.webp',
    },
  }));
}
