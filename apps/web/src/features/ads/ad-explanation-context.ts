import type { Pin } from '@pegboard/types';
import { createContext } from 'react';

/** An ad that its viewer asks about. */
export type ExplainedAd = {
  readonly pin: Pin;
  /** What was searched for when the ad was shown. */
  readonly query?: string | undefined;
  readonly onHide?: (() => void) | undefined;
  readonly onReport?: (() => void) | undefined;
};

/** Opens the explanation of an ad; null outside of `<WhyAd>`. */
export const WhyAdContext = createContext<((asked: ExplainedAd) => void) | null>(null);
