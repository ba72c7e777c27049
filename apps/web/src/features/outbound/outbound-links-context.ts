import type { Outbound } from '@pegboard/outbound';
import { createContext } from 'react';

/** The handling of outbound links on a page; null outside `OutboundLinks`. */
export const OutboundContext = createContext<Omit<Outbound, 'trackOpen'> | null>(null);

const nothing = (): void => undefined;

/** An implementation for content rendered outside a page, which does nothing. */
export const NOOP_OUTBOUND: Omit<Outbound, 'trackOpen'> = {
  prefetchCheck: nothing,
  openLink: nothing,
  trackRightClick: nothing,
  trackView: nothing,
};
