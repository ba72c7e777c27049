import { PinCard } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { elementOf, treeOf } from './tree.ts';

/** What is compared: the same markup from cards, and from elements without any rules. */
export type CardSubject = {
  readonly html: string;
  readonly bare: string;
  readonly cards: () => string;
  readonly markup: () => string;
};

/**
 * So many cards of plain image pins. Each run of the cards makes its pins anew, so that nothing is told before; the
 * elements of the bare markup stand ready.
 */
export function cardSubject(count: number): CardSubject {
  const seed = pins(count);
  const elements = seed.map((pin, index) => elementOf(treeOf(renderToString(card(pin))), index));
  const cards = (): string => renderToString(<>{pins(count).map((pin) => card(pin))}</>);
  const markup = (): string => renderToString(<>{elements}</>);
  return { html: cards(), bare: markup(), cards, markup };
}

function card(pin: Pin): ReactNode {
  return <PinCard key={pin.id} pin={pin} surface="UnauthHomefeed" viewer="signed-out" />;
}

function pins(count: number): readonly Pin[] {
  const image = (size: number, index: number) => ({
    url: `/i/${size}x/aa/bb/cc/${index}.webp`,
    width: size,
    height: Math.round(size * (1 + (index % 9) / 10)),
  });
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
