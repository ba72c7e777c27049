import type { PinCardData } from '@pegboard/pin-card';
import type { CardSize } from '@pegboard/pin-grid';
import type { ReactNode } from 'react';

/** An item of a feed that is not a pin (PG-09). */
export type FeedModule = {
  /** Unlike any pin's id. */
  readonly key: string;
  /** After how many pins it is. */
  readonly after: number;
  readonly size: CardSize;
  readonly node: ReactNode;
};

/** The items of a feed, in order. */
export type FeedItem = PinCardData | FeedModule;

/** Returns whether an item is a module. */
export const isModule = (item: FeedItem): item is FeedModule => 'node' in item;

/** Pins with a module among them; at their end when they are fewer than it is after. */
export function withModule(
  pins: readonly PinCardData[],
  module: FeedModule | undefined,
): readonly FeedItem[] {
  return module ? [...pins.slice(0, module.after), module, ...pins.slice(module.after)] : pins;
}
