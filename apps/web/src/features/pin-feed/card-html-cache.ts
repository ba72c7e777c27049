import type { PinCardData, Surface } from '@pegboard/pin-card';
import { createContext } from 'react';

/** The server's cache of rendered cards, which are the same for all visitors. */
export type CardHtmlCache = {
  /** Returns the first of equal data objects, so that memoized values of a pin are found by identity. */
  readonly sameData: (data: PinCardData) => PinCardData;
  /** Returns the HTML of the card of data from `sameData`. */
  readonly htmlOf: (data: PinCardData, surface: Surface) => string;
};

/**
 * The cached cards, while a visitor's page is rendered on the server; null for members and in the browser.
 */
export const CardHtmlCacheContext = createContext<CardHtmlCache | null>(null);
