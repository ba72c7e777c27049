import type { Outbound } from '@pegboard/outbound';
import { createContext } from 'react';

/** What a page does with the links that lead out of it; null outside `OutboundLinks`. */
export const OutboundContext = createContext<Omit<Outbound, 'opened'> | null>(null);

const nothing = (): void => undefined;

/** For what is rendered apart from any page: nobody clicks there. */
export const UNHEARD: Omit<Outbound, 'opened'> = {
  near: nothing,
  openLink: nothing,
  rightClicked: nothing,
  viewed: nothing,
};
