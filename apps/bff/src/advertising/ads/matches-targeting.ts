import { matchTargeting, type ViewerSignals } from './match-targeting.ts';
import type { Personalization } from './personalization.ts';
import type { Targeting } from './targeting.ts';

/**
 * Whether an ad is meant for somebody, by the same matches that explain it to them (AD-01). Of what an advertiser asked
 * about age, gender, locale, device and place, each has to hold; of the ways to find people (topics, searches, customers,
 * people alike and so on), one has to, where any is asked for. What is not known, or may not be looked at, does not hold.
 */
export function matchesAdTargeting(
  targeting: Targeting,
  known: ViewerSignals,
  allowed: Personalization,
): boolean {
  const matched = matchTargeting(targeting, known, allowed);
  const limits: readonly (readonly [asked: unknown, holds: unknown])[] = [
    [targeting.ageBuckets, matched.matchedAgeBucket],
    [targeting.genders, matched.matchedGender],
    [targeting.locales, matched.matchedLocale],
    [targeting.devices, matched.matchedDevice],
    [targeting.regions, matched.geoRegion],
    [targeting.postalCodes, matched.geoPostalCode],
    [targeting.places, matched.isGpsLocationMatch],
  ];
  const ways: readonly (readonly [asked: unknown, holds: unknown])[] = [
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
  const asked = ways.filter(([wanted]) => wanted !== undefined);
  return (
    limits.every(([wanted, holds]) => wanted === undefined || isTrue(holds)) &&
    (asked.length === 0 || asked.some(([, holds]) => isTrue(holds)))
  );
}

function isTrue(holds: unknown): boolean {
  return holds !== undefined && holds !== null && holds !== false;
}
