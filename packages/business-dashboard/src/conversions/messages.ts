import { createFormats } from '../layout/formats.ts';
import type { EventName, EventSource } from '../model/event-names.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages of events, on all pages. Pass another table for another language. */
export type EventMessages = {
  readonly account: string;
  readonly noAccounts: string;
  readonly noAccountsHint: string;
  readonly names: Readonly<Record<EventName, string>>;
  readonly sources: Readonly<Record<EventSource, string>>;
  readonly overview: string;
  readonly columns: Readonly<
    Record<'event' | 'source' | 'day' | 'week' | 'time' | 'value' | 'id' | 'ad', string>
  >;
  readonly none: string;
  readonly noneHint: string;
  readonly newest: string;
  readonly newestHint: string;
  readonly byAd: string;
  readonly notByAd: string;
  readonly last: (iso: string, nowIso: string) => string;
  readonly never: string;
  readonly count: (value: number) => string;
  readonly money: (micro: number, currency: string) => string;
  readonly moment: (iso: string, timeZone: string) => string;
  readonly failed: string;
};

/** The messages in American English. */
export const eventMessages: EventMessages = {
  account: 'Ad account',
  noAccounts: 'No ad account yet',
  noAccountsHint: 'Open one under Ad accounts: tags, tokens and uploads belong to an account.',
  names: {
    page_visit: 'Page visit',
    view_category: 'Category viewed',
    search: 'Search',
    add_to_cart: 'Added to cart',
    checkout: 'Checkout',
    lead: 'Lead',
    signup: 'Signup',
    watch_video: 'Video watched',
    custom: 'Custom',
  },
  sources: { tag: 'Tag', api: 'Conversions API', upload: 'Upload' },
  overview: 'Events received',
  columns: {
    event: 'Event',
    source: 'Came by',
    day: 'Last 24 hours',
    week: 'Last 7 days',
    time: 'Received',
    value: 'Value',
    id: 'Event id',
    ad: 'Led to by',
  },
  none: 'No events in the last 7 days',
  noneHint: 'They show up here within seconds after they were sent.',
  newest: 'Newest events',
  newestHint:
    'The last 20, as they came. An event that comes again with its id is counted once and stands here once.',
  byAd: 'Your ad',
  notByAd: 'Not known',
  last: (iso, nowIso) => `Events received ${formats.ago(iso, nowIso)}`,
  never: 'No events received yet',
  count: (value) => formats.count(value),
  money: (micro, currency) => formats.money(micro, currency),
  moment: (iso, timeZone) => formats.moment(iso, timeZone),
  failed: 'Sorry! Something went wrong on our end.',
};
