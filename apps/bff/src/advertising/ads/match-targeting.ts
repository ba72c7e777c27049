import type { AdAttribution } from '@pegboard/types';
import type { Device } from '../../platform/http/user-agent.ts';
import { getAgeBucket } from './age-bucket.ts';
import type { Personalization } from './personalization.ts';
import type { Targeting } from './targeting.ts';

/** Signals that are part of any request. */
export type RequestSignals = {
  readonly device: Device;
  /** The search query for which the ad was shown. */
  readonly query: string | undefined;
  /** The country of the request, if known. Used for visitors, who have no account with a country. */
  readonly country?: string | null | undefined;
  readonly now: Date;
};

/** Signals from the account of a member. */
export type AccountSignals = {
  readonly locale: string;
  readonly country: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  readonly birthYear: number | null;
};

/** Signals from a member's activity that concern an ad and its advertiser. */
export type ActivitySignals = {
  /** The targeted topics that they follow or often save, strongest first. */
  readonly interests: readonly { readonly id: string; readonly name: string }[];
  readonly isEngaged: boolean;
  /** The category of most of their newest saves. */
  readonly persona: string | null;
  readonly savedProducts: number;
  readonly hasSavedAlike: boolean;
  /** The number of topics that both the member and the advertiser's followers save most. */
  readonly sharedTopics: number;
};

/** All known signals of an ad's viewer. Signals that are unknown or may not be used are absent. */
export type ViewerSignals = {
  readonly request: RequestSignals;
  readonly account?: AccountSignals | undefined;
  readonly activity?: ActivitySignals | undefined;
  readonly isOnCustomerList?: boolean | undefined;
  /** True if the member recently visited the advertiser's site and that site has enough visitors. */
  readonly isVisitor?: boolean | undefined;
};

/** Minimum number of shared topics of a member similar to the advertiser's followers. */
const ALIKE_FROM = 3;
const SHOPS_FROM = 3;

/**
 * Returns the parts of an ad's targeting that match its viewer (AD-01, AD-02). A value is set only if the
 * advertiser targeted it and the site knows it to be true. Signals of the viewer's own activity need
 * first-party personalization, signals from partners need third-party personalization.
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
