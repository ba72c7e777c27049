import type { AdAttribution } from '@pegboard/types';
import type { Device } from '../../platform/http/user-agent.ts';
import { getAgeBucket } from './age-bucket.ts';
import type { Personalization } from './personalization.ts';
import type { Targeting } from './targeting.ts';

/** What anybody's request tells by itself. */
export type RequestSignals = {
  readonly device: Device;
  /** What was searched for when the ad was shown. */
  readonly query: string | undefined;
  /** Where it comes from, as far as that is told: what counts of visitors, who have no account that says it. */
  readonly country?: string | null | undefined;
  readonly now: Date;
};

/** What the account of a member says. */
export type AccountSignals = {
  readonly locale: string;
  readonly country: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  readonly birthYear: number | null;
};

/** What a member's activity says of an ad and its advertiser. */
export type ActivitySignals = {
  /** The topics asked for that they follow or keep saving pins of, the surest first. */
  readonly interests: readonly { readonly id: string; readonly name: string }[];
  readonly isEngaged: boolean;
  /** The category that most of their newest saves are of. */
  readonly persona: string | null;
  readonly savedProducts: number;
  readonly hasSavedAlike: boolean;
  /** How many of the topics that the advertiser's followers save most they save too. */
  readonly sharedTopics: number;
};

/** All that the site knows of the viewer of an ad. What is missing was not known, or not to be read. */
export type ViewerSignals = {
  readonly request: RequestSignals;
  readonly account?: AccountSignals | undefined;
  readonly activity?: ActivitySignals | undefined;
  readonly isOnCustomerList?: boolean | undefined;
  /** Whether they were on the advertiser's site lately, which has enough visitors. */
  readonly isVisitor?: boolean | undefined;
};

/** From how many shared topics on somebody is like the advertiser's followers. */
const ALIKE_FROM = 3;
const SHOPS_FROM = 3;

/**
 * What of an ad's targeting holds for its viewer (AD-01, AD-02): a value only when the advertiser asked for it and the site
 * knows that it is so. What the viewer did or said of themselves counts while first-party personalization is on, what
 * partners brought while third-party personalization is.
 */
export function matchTargeting(
  targeting: Targeting,
  known: ViewerSignals,
  allowed: Personalization,
): AdAttribution {
  return {
    ...requestMatches(targeting, known.request),
    matchedLocale: targeting.locales?.find((locale) => locale === known.account?.locale),
    geoRegion: targeting.regions?.find((region) => region === (known.account ?? known.request).country),
    ...(allowed.isFirstParty ? ownMatches(targeting, known) : {}),
    ...(allowed.isThirdParty && known.isOnCustomerList && targeting.customerLists
      ? { isCustomerListMatch: true }
      : {}),
    ...(allowed.isThirdParty && known.isVisitor && targeting.visitors ? { isVisitorMatch: true } : {}),
    isFirstPartyAdPersonalizationEnabled: allowed.isFirstParty,
    isThirdPartyAdPersonalizationEnabled: allowed.isThirdParty,
  };
}

function requestMatches({ devices, keywords }: Targeting, { device, query }: RequestSignals): AdAttribution {
  const isMobile = device !== 'desktop';
  const words = new Set(wordsOf(query ?? ''));
  return {
    matchedDevice: devices?.find((type) => (type === 'AppType_WEB_MOBILE') === isMobile),
    matchedKeyword: keywords?.find((keyword) => {
      const wanted = wordsOf(keyword);
      return wanted.length > 0 && wanted.every((word) => words.has(word));
    }),
  };
}

function ownMatches(targeting: Targeting, { request, account, activity }: ViewerSignals): AdAttribution {
  return {
    ...(account ? personMatches(targeting, account, request.now) : {}),
    ...(activity ? activityMatches(targeting, activity) : {}),
  };
}

function personMatches(
  { ageBuckets, genders }: Targeting,
  account: AccountSignals,
  now: Date,
): AdAttribution {
  const age = account.birthYear === null ? undefined : getAgeBucket(account.birthYear, now);
  const gender = genders?.find((one) => one === account.gender);
  return {
    matchedAgeBucket: ageBuckets?.find((bucket) => bucket === age),
    matchedGender: gender && (gender === 'female' ? 'FEMALE' : 'MALE'),
  };
}

function activityMatches(targeting: Targeting, activity: ActivitySignals): AdAttribution {
  const { isEngaged, persona } = activity;
  const interest = activity.interests.find(({ id }) => targeting.interests?.includes(id));
  return {
    matchedInterest: interest?.name,
    isEngagementMatch: targeting.engagement && isEngaged,
    isLookalikeMatch: targeting.lookalike && !isEngaged && activity.sharedTopics >= ALIKE_FROM,
    isExpandedTargeting: targeting.expanded && !interest && activity.hasSavedAlike,
    isShoppingProspecting:
      targeting.shoppingProspecting && !isEngaged && activity.savedProducts >= SHOPS_FROM,
    isPersonaMatch: targeting.personas && persona !== null && targeting.personas.includes(persona),
  };
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
