import type { PinCardData } from '@pegboard/pin-card';
import type { CardSize } from '@pegboard/pin-grid';
import type { ReactNode } from 'react';

/** An item of a feed that is not a pin (PG-09). */
export type FeedModule = {
  /** A key that differs from all pin ids. */
  readonly key: string;
  /** Number of pins before it. */
  readonly after: number;
  readonly size: CardSize;
  readonly node: ReactNode;
};

/** The items of a feed, in order. */
export type FeedItem = PinCardData | FeedModule;

/** Returns whether an item is a module. */
export const isModule = (item: FeedItem): item is FeedModule => 'node' in item;

/** Returns the pins with a module inserted; at the end if there are fewer pins than `after`. */
export function withModule(
  pins: readonly PinCardData[],
  module: FeedModule | undefined,
): readonly FeedItem[] {
  return module ? [...pins.slice(0, module.after), module, ...pins.slice(module.after)] : pins;
}
