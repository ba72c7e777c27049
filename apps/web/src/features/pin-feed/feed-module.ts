import type { PinCardData } from '@pegboard/pin-card';
import type { CardSize } from '@pegboard/pin-grid';
import type { ReactNode } from 'react';

/** What stands among the pins of a feed and is no pin (PG-09). */
export type FeedModule = {
  /** Unlike any pin's id. */
  readonly key: string;
  /** After how many pins it stands. */
  readonly after: number;
  readonly size: CardSize;
  readonly node: ReactNode;
};

/** What a feed shows, one below the other. */
export type FeedItem = PinCardData | FeedModule;

/** Whether an item is a module, and no pin. */
export const isModule = (item: FeedItem): item is FeedModule => 'node' in item;

/** Pins with a module among them; at their end when they are fewer than it stands after. */
export function withModule(
  pins: readonly PinCardData[],
  module: FeedModule | undefined,
): readonly FeedItem[] {
  return module ? [...pins.slice(0, module.after), module, ...pins.slice(module.after)] : pins;
}
