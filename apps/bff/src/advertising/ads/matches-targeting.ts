import { matchTargeting, type ViewerSignals } from './match-targeting.ts';
import type { Personalization } from './personalization.ts';
import type { Targeting } from './targeting.ts';

/**
 * Returns whether an ad targets a viewer, by the matches that its explanation shows (AD-01). Each of age,
 * gender, locale, device and place has to match if the advertiser set it. Of topics, searches, customer lists
 * and similar audiences, at least one has to match if any is set. Unknown signals, and those that may not be
 * used, do not match.
 */
export function matchesAdTargeting(
  targeting: Targeting,
  known: ViewerSignals,
  allowed: Personalization,
): boolean {
  const matched = matchTargeting(targeting, known, allowed);
  const limits: readonly (readonly [required: unknown, holds: unknown])[] = [
    [targeting.ageBuckets, matched.matchedAgeBucket],
    [targeting.genders, matched.matchedGender],
    [targeting.locales, matched.matchedLocale],
    [targeting.devices, matched.matchedDevice],
    [targeting.regions, matched.geoRegion],
    [targeting.postalCodes, matched.geoPostalCode],
    [targeting.places, matched.isGpsLocationMatch],
  ];
  const ways: readonly (readonly [required: unknown, holds: unknown])[] = [
    [targeting.interests, matched.matchedInterest],
    [targeting.keywords, matched.matchedKeyword],
    [targeting.customerLists, matched.isCustomerListMatch],
    [targeting.personas, matched.isPersonaMatch],
    [targeting.engagement, matched.isEngagementMatch],
    [targeting.lookalike, matched.isLookalikeMatch],
    [targeting.expanded, matched.isExpandedTargeting],
    [targeting.visitors, matched.isVisitorMatch],
    [targeting.shoppingProspecting, matched.isShoppingProspecting],
  ];
  const required = ways.filter(([wanted]) => wanted !== undefined);
  return (
    limits.every(([wanted, holds]) => wanted === undefined || isTrue(holds)) &&
    (required.length === 0 || required.some(([, holds]) => isTrue(holds)))
  );
}

function isTrue(holds: unknown): boolean {
  return holds !== undefined && holds !== null && holds !== false;
}
