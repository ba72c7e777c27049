import { createFormats, type Formats } from '../layout/formats.ts';
import { dashboardMessages, type DashboardMessages } from './messages.ts';
import type { AudienceKind } from './model/audience.ts';

/** The messages of audience insights. Pass another table for another language. */
export type AudienceMessages = DashboardMessages & {
  readonly audience: string;
  readonly kinds: Readonly<Record<AudienceKind, string>>;
  readonly kindHints: Readonly<Record<AudienceKind, string>>;
  readonly size: (kind: AudienceKind, count: number) => string;
  readonly empty: string;
  readonly emptyHints: Readonly<Record<AudienceKind, string>>;
  readonly languages: string;
  readonly language: string;
  readonly languageName: (code: string) => string;
  readonly counts: Readonly<Record<AudienceKind, string>>;
  readonly siteShare: string;
  readonly topics: string;
  readonly topic: string;
  readonly affinity: string;
  readonly affinityOf: (value: number) => string;
  readonly affinityHint: string;
  readonly weekdays: string;
  readonly weekday: string;
  readonly weekdayName: (fromMonday: number) => string;
  readonly hours: string;
  readonly hourOfDay: string;
  readonly hourName: (hour: number) => string;
  readonly activity: Readonly<Record<AudienceKind, string>>;
  readonly mostOn: (name: string) => string;
  readonly zone: (timeZone: string) => string;
  readonly small: string;
};

/** A Monday, of which the names of weekdays and hours are formatted. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** Creates the names of languages, weekdays and hours in a locale, and the format of factors. */
export function createAudienceFormats({ locale }: Pick<Formats, 'locale'>): Pick<
  AudienceMessages,
  'languageName' | 'weekdayName' | 'hourName'
> & {
  readonly factor: (value: number) => string;
} {
  const format = (options: Intl.DateTimeFormatOptions, ms: number): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(ms));
  return {
    languageName: (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
    weekdayName: (day) => format({ weekday: 'long' }, MONDAY_MS + day * 86_400_000),
    hourName: (hour) =>
      format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, MONDAY_MS + hour * 3_600_000),
    factor: (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
  };
}

const formats = /* @__PURE__ */ createFormats('en-US');
const { factor, ...names } = /* @__PURE__ */ createAudienceFormats(formats);

/** The messages in American English. */
export const audienceMessages: AudienceMessages = {
  ...dashboardMessages,
  ...names,
  title: 'Audience insights',
  audience: 'Audience',
  kinds: { total: 'Total audience', engaged: 'Engaged audience' },
  kindHints: {
    total: 'Members who saw your Pins, by impressions.',
    engaged: 'Members who saved your Pins or commented on them, and allow the use of their activity.',
  },
  size: (kind, size) =>
    kind === 'total'
      ? formats.counted(size, 'impression', 'impressions')
      : formats.counted(size, 'member', 'members'),
  empty: 'Not enough activity yet',
  emptyHints: {
    total: 'Insights appear when your Pins have at least five impressions in these days.',
    engaged: 'Insights appear when at least five members saved your Pins or commented on them in these days.',
  },
  countries: 'Countries',
  devices: 'Devices',
  languages: 'Languages',
  language: 'Language',
  counts: { total: 'Impressions', engaged: 'Members' },
  siteShare: 'Site average',
  topics: 'Topics of interest',
  topic: 'Topic',
  affinity: 'Affinity',
  affinityOf: (value) => `${factor(value)}×`,
  affinityHint:
    'Affinity compares the share of your audience that follows a topic with that of all members: at 2×, it is twice as common.',
  weekdays: 'Days of the week',
  weekday: 'Day',
  hours: 'Hours of the day',
  hourOfDay: 'Hour',
  activity: { total: 'Impressions', engaged: 'Close-ups, saves and outbound clicks' },
  mostOn: (name) => `Most activity: ${name}.`,
  zone: (timeZone) => `Days and hours are in the time zone of your notification settings: ${timeZone}.`,
  small:
    'Groups of fewer than five are shown together as Other, and topics with fewer than five followers in your audience are left out.',
};
