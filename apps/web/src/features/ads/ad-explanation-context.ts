import type { Pin } from '@pegboard/types';
import { createContext } from 'react';

/** An ad to be explained. */
export type ExplainedAd = {
  readonly pin: Pin;
  /** The search terms of the page that showed the ad. */
  readonly query?: string | undefined;
  readonly onHide?: (() => void) | undefined;
  readonly onReport?: (() => void) | undefined;
};

/** Opens the explanation of an ad; null outside `<WhyAd>`. */
export const WhyAdContext = createContext<((explained: ExplainedAd) => void) | null>(null);
