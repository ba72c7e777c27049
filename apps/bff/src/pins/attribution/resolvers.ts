import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import type { PinView } from '../pins/index.ts';

type Ad = Pick<PinView, 'isPromoted' | 'isRepin' | 'contentId' | 'promoterId'>;

/** Resolvers that let a page register a click or a view of an ad (OB-07). */
export const attributionResolvers: Resolvers = {
  Pin: {
    attributionSourceId: (pin) => ofAd(pin, pin.contentId),
    advertiserId: (pin) => ofAd(pin, pin.promoterId),
    campaignId: (pin) => ofAd(pin, pin.contentId),
  },
};

/** The id of an ad. A saved copy of an ad is not an ad. */
function ofAd({ isPromoted, isRepin }: Ad, id: bigint | null): string | null {
  return isPromoted && !isRepin && id !== null ? String(id) : null;
}
