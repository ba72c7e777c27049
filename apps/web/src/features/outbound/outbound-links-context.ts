import type { Outbound } from '@pegboard/outbound';
import { createContext } from 'react';

/** What a page does with the links that lead out of it; null outside `OutboundLinks`. */
export const OutboundContext = createContext<Omit<Outbound, 'trackOpen'> | null>(null);

const nothing = (): void => undefined;

/** For what is rendered apart from any page: nobody clicks there. */
export const NOOP_OUTBOUND: Omit<Outbound, 'trackOpen'> = {
  prefetchCheck: nothing,
  openLink: nothing,
  trackRightClick: nothing,
  trackView: nothing,
};
