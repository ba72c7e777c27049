import { matchedDeviceLabel, toSingleLine, type MatchedGender } from '@pegboard/types';
import type { AdExplanation } from './ad-explanation.ts';

/**
 * One reason why a viewer sees an ad. `isPersonal` reasons are phrased as a fact about the viewer; where
 * personalization of their kind is off, they are phrased as a criterion of the advertiser.
 */
export type AdReason =
  | { readonly kind: 'followed'; readonly promoter: string }
  | { readonly kind: 'activity' | 'expanded' | 'partner-info' | 'persona'; readonly isPersonal: boolean }
  | {
      readonly kind: 'customer-list' | 'lookalike' | 'shopping' | 'visitor';
      readonly promoter: string;
      readonly isPersonal: boolean;
    }
  | { readonly kind: 'age' | 'interest'; readonly value: string; readonly isPersonal: boolean }
  | { readonly kind: 'gender'; readonly value: MatchedGender; readonly isPersonal: boolean }
  | { readonly kind: 'device' | 'keyword' | 'locale' | 'postal-code' | 'region'; readonly value: string }
  | { readonly kind: 'place' };

/**
 * Returns the reasons that matched, in display order; empty without a match (AD-01, AD-02). The viewer's
 * activity comes first, then data of third parties, then data that the viewer entered, then data of any
 * visit. The promoter's name is empty if it is unknown.
 */
export function adReasons({ attribution: ad, promoter }: AdExplanation): readonly AdReason[] {
  const name = toSingleLine(promoter?.name);
  const own = { isPersonal: ad.isFirstPartyAdPersonalizationEnabled ?? false };
  const partners = { isPersonal: ad.isThirdPartyAdPersonalizationEnabled ?? false };
  const isByPartners = partners.isPersonal && (ad.isCustomerListMatch || ad.isVisitorMatch);
  const isOfFollowed = ad.isEngagementMatch && own.isPersonal && promoter?.isFollowed && name !== '';
  const [age, interest, keyword] = [ad.matchedAgeBucket, ad.matchedInterest, ad.matchedKeyword].map(
    nonEmptyLine,
  );
  const [locale, region, postalCode] = [ad.matchedLocale, ad.geoRegion, ad.geoPostalCode].map(nonEmptyLine);
  const device = matchedDeviceLabel(ad.matchedDevice);
  const reasons: readonly (AdReason | false | null | undefined)[] = [
    isOfFollowed && { kind: 'followed', promoter: name },
    ad.isEngagementMatch && !isOfFollowed && { kind: 'activity', ...own },
    interest !== undefined && { kind: 'interest', value: interest, ...own },
    ad.isExpandedTargeting && { kind: 'expanded', ...own },
    ad.isPersonaMatch && { kind: 'persona', ...own },
    ad.isShoppingProspecting && { kind: 'shopping', promoter: name, ...own },
    ad.isLookalikeMatch && { kind: 'lookalike', promoter: name, ...own },
    isByPartners && { kind: 'partner-info', ...partners },
    ad.isCustomerListMatch && { kind: 'customer-list', promoter: name, ...partners },
    ad.isVisitorMatch && { kind: 'visitor', promoter: name, ...partners },
    age !== undefined && { kind: 'age', value: age, ...own },
    ad.matchedGender && { kind: 'gender', value: ad.matchedGender, ...own },
    keyword !== undefined && { kind: 'keyword', value: keyword },
    locale !== undefined && { kind: 'locale', value: locale },
    region !== undefined && { kind: 'region', value: region },
    postalCode !== undefined && { kind: 'postal-code', value: postalCode },
    ad.isGpsLocationMatch && { kind: 'place' },
    device !== undefined && { kind: 'device', value: device },
  ];
  return reasons.filter((reason) => typeof reason === 'object' && reason !== null);
}

/** The data by which an ad may be selected for its viewer; it determines the introduction of the reasons. */
export type AdPersonalization = 'activity' | 'both' | 'none' | 'partners';

/** Returns the data by which an ad may be selected for its viewer. */
export function adPersonalization({ attribution: ad }: AdExplanation): AdPersonalization {
  const isOwn = ad.isFirstPartyAdPersonalizationEnabled ?? false;
  if (ad.isThirdPartyAdPersonalizationEnabled) return isOwn ? 'both' : 'partners';
  return isOwn ? 'activity' : 'none';
}

/** Returns the partnership of an ad, if it is eligible and both partners have a name (AD-03). */
export function adPartnership({
  attribution: ad,
  promoter,
}: AdExplanation): { readonly partner: string; readonly advertiser: string } | undefined {
  const partner = nonEmptyLine(ad.promotedPartnershipAttributionName);
  const advertiser = nonEmptyLine(ad.promotedPartnershipAdvertiserName) ?? nonEmptyLine(promoter?.name);
  return ad.isEligibleForPromotedPartnership && partner !== undefined && advertiser !== undefined
    ? { partner, advertiser }
    : undefined;
}

const nonEmptyLine = (text: string | null | undefined): string | undefined => toSingleLine(text) || undefined;
