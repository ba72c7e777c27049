import { isAd, type Pin } from '@pegboard/types';
import { shownName } from './shown-text.ts';

/** The names of a promoted partnership. */
export type Partnership = { readonly advertiser: string; readonly partner: string };

/** The promoted partnership that an ad names, when it is eligible for it and both have a name (PC-17). */
export function partnershipOf(pin: Pin): Partnership | undefined {
  const {
    isEligibleForPromotedPartnership: isEligible,
    promotedPartnershipAttributionName: attribution,
    promotedPartnershipAdvertiserName: named,
  } = pin.adAttribution ?? {};
  const partner = shownName(attribution);
  const advertiser = shownName(named, pin.promoter?.fullName, pin.promoter?.username);
  return isAd(pin) && isEligible && partner && advertiser ? { advertiser, partner } : undefined;
}
