/** An ad account, as `AdAccountsResource get` returns it. */
export type AdAccountData = { readonly id: string; readonly name: string; readonly currency: string };

/** The fields of a campaign; amounts are millionths of the account's currency. */
export type CampaignInput = {
  readonly name: string;
  readonly objective: 'awareness' | 'consideration' | 'conversions';
  readonly price_micro: number;
  readonly daily_micro: number | null;
  readonly total_micro: number | null;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly time_zone: string;
};

/** The status of a campaign. */
export type CampaignStatus = 'draft' | 'active' | 'paused' | 'ended';

/** A campaign with its statistics, of the requested days. */
export type CampaignData = CampaignInput & {
  readonly id: string;
  readonly status: CampaignStatus;
  /** The spend of all days; `range_spent_micro` is that of the requested days. */
  readonly spent_micro: number;
  readonly range_spent_micro?: number | undefined;
  /** The number of its pins. */
  readonly pins?: number | undefined;
  readonly impressions: number;
  readonly clicks: number;
  /** Conversions on the advertiser's site after clicks, and their value. */
  readonly conversions: number;
  readonly conversion_value_micro: number;
};

/** A pin that can be selected. */
export type AdPin = {
  readonly id: string;
  readonly title: string | null;
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null;
};

/** A pin of a campaign with its statistics. */
export type PromotedPinData = {
  readonly pin: AdPin;
  readonly impressions: number;
  readonly clicks: number;
  readonly spent_micro: number;
};

/** The counts of ads, and their spend in millionths of the account's currency. */
export type AdCounts = {
  readonly impressions: number;
  readonly clicks: number;
  readonly spent_micro: number;
};

/** The list in which an ad was shown. */
export type AdPlacement = 'home' | 'search' | 'related';

/** The numbers of a campaign in a range of days: the `data` of `CampaignNumbersResource get`. */
export type CampaignNumbersData = {
  readonly days: readonly (AdCounts & { readonly day: string })[];
  readonly placements: readonly (AdCounts & { readonly placement: AdPlacement })[];
  readonly pins: readonly (AdCounts & { readonly pin: AdPin })[];
};

/** The pins with which a new campaign starts, and whom they are for. */
export type CampaignStart = { readonly pin_ids: readonly string[]; readonly aim: TargetingRules };

/** The targeting of a pin. */
export type TargetingRules = {
  readonly devices?: readonly string[];
  readonly regions?: readonly string[];
  readonly locales?: readonly string[];
  readonly keywords?: readonly string[];
  readonly audiences?: readonly string[];
};

/** Parses a typed amount into millionths; null for an empty text, NaN for an invalid one. */
export function parseMicros(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * 1_000_000) : Number.NaN;
}

/** Parses a typed list, separated by lines or commas, without duplicates. */
export function parseEntries(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .split(/[\n,;]+/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  ];
}
