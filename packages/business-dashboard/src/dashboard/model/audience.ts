import { formatViewSearch, parseView, type DashboardView } from './view.ts';

/** The audiences: those who saw the business's pins, and those who saved them or wrote comments. */
export const AUDIENCE_KINDS = ['total', 'engaged'] as const;

/** One of `AUDIENCE_KINDS`. */
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** A group of an audience: its part, and that of the same group in the whole site, from 0 to 1. */
export type AudienceShare = {
  readonly key: string;
  readonly count: number;
  readonly share: number;
  readonly site_share: number | null;
};

/** A topic that an audience follows; `affinity` compares it with all members, above 1 for more than they. */
export type AudienceTopic = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly share: number;
  readonly affinity: number;
};

/** The insights of an audience: the `data` of `BusinessAudienceResource get`. */
export type AudienceInsightsData = {
  readonly audience: AudienceKind;
  readonly from: string;
  readonly to: string;
  /** The zone of weekdays and hours. */
  readonly time_zone: string;
  /** Impressions of the total audience, members of the engaged one; null if there are too few. */
  readonly size: number | null;
  readonly countries: readonly AudienceShare[];
  readonly languages: readonly AudienceShare[];
  readonly devices: readonly AudienceShare[];
  readonly topics: readonly AudienceTopic[];
  /** Counts from Monday to Sunday, and of the 24 hours. */
  readonly weekdays: readonly number[];
  readonly hours: readonly number[];
};

/** The view of audience insights. */
export type AudienceView = DashboardView & { readonly audience: AudienceKind };

/** Parses the view of an address; missing and invalid parts have their defaults: the total audience of the last 28 days. */
export function parseAudienceView(search: URLSearchParams, today: string): AudienceView {
  const audience = AUDIENCE_KINDS.find((kind) => kind === search.get('audience')) ?? 'total';
  return { ...parseView(search, today), audience };
}

/** Formats a view as the query of an address. */
export function formatAudienceSearch({ audience, ...view }: AudienceView): string {
  return `${formatViewSearch(view)}&audience=${audience}`;
}
