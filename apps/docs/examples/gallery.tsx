import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';
import '@pegboard/pin-grid/styles.css';

import { cardSize, PinCard, type Pin } from '@pegboard/pin-card';
import { PinGrid, type CardSize } from '@pegboard/pin-grid';
import type { ReactNode } from 'react';
import { pins } from './pins.ts';

const context = { surface: 'BoardFeed', viewer: 'signed-out' } as const;

export function Gallery(): ReactNode {
  return (
    <PinGrid
      label="My gallery"
      items={pins}
      getKey={pinId}
      getSize={pinSize}
      renderItem={renderPin}
      status="end"
      onLoadMore={() => undefined}
    />
  );
}

const pinId = (pin: Pin): string => pin.id;
const pinSize = (pin: Pin, width: number): CardSize => cardSize(pin, context, width);
const renderPin = (pin: Pin, isPriority: boolean): ReactNode => (
  <PinCard pin={pin} {...context} isPriority={isPriority} />
);
