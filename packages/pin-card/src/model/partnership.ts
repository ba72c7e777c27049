import { isAd, type Pin } from '@pegboard/types';
import { firstSafeName } from './safe-name.ts';

/** The names of a promoted partnership. */
export type Partnership = { readonly advertiser: string; readonly partner: string };

/** Returns the promoted partnership of an ad, if it is eligible and both partners have a name (PC-17). */
export function getPartnership(pin: Pin): Partnership | undefined {
  const {
    isEligibleForPromotedPartnership: isEligible,
    promotedPartnershipAttributionName: attribution,
    promotedPartnershipAdvertiserName: named,
  } = pin.adAttribution ?? {};
  const partner = firstSafeName(attribution);
  const advertiser = firstSafeName(named, pin.promoter?.fullName, pin.promoter?.username);
  return isAd(pin) && isEligible && partner && advertiser ? { advertiser, partner } : undefined;
}
