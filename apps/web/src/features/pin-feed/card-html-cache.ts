import type { PinCardData, Surface } from '@pegboard/pin-card';
import { createContext } from 'react';

/** The server's cache of rendered cards, which are the same for all visitors. */
export type CardHtmlCache = {
  /**
   * The data that were seen first of those that are equal to these: what is reported of a pin once is known
   * by them.
   */
  readonly sameData: (data: PinCardData) => PinCardData;
  /** The HTML of the card of data that `sameData` gave. */
  readonly htmlOf: (data: PinCardData, surface: Surface) => string;
};

/** The known cards, while a visitor's page is rendered on the server; null for members and in the browser. */
export const CardHtmlCacheContext = createContext<CardHtmlCache | null>(null);
