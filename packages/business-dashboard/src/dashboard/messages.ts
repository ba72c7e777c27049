import type { BusinessMetric } from '@pegboard/types';

import { createFormats } from '../layout/formats.ts';
import { dataTableMessages, type DataTableMessages } from '../table/index.ts';
import type { CountChange } from './model/change.ts';

/** The messages of numbers over a range of days, and their number and date formats. */
export type NumbersMessages = {
  /** The messages of the tables; those in English when not given. */
  readonly table?: DataTableMessages | undefined;
  readonly metrics: Readonly<Record<BusinessMetric, string>>;
  readonly metric: string;
  readonly range: string;
  readonly lastDays: (days: number) => string;
  readonly otherRange: string;
  readonly from: string;
  readonly to: string;
  readonly show: string;
  readonly problems: Readonly<Record<'missing' | 'reversed' | 'too-long' | 'future', string>>;
  readonly change: (change: CountChange) => string;
  /** Labels the two parts of a number: organic, and paid by ads. */
  readonly organicAndPaid: (organic: string, paid: string) => string;
  readonly organic: string;
  readonly paid: string;
  readonly comparedWith: (range: string) => string;
  readonly chart: (metric: string, range: string) => string;
  readonly chartSummary: (total: string, most: string, when: string) => string;
  readonly chartKeys: string;
  readonly thisPeriod: string;
  readonly before: string;
  readonly asTable: string;
  readonly time: string;
  readonly dayBefore: string;
  readonly counted: string;
  readonly loading: string;
  readonly number: (value: number) => string;
  readonly day: (start: string) => string;
  readonly hour: (start: string) => string;
  /** Formats a day for the axis of a chart, where space is limited. */
  readonly shortDay: (start: string) => string;
  readonly days: (from: string, to: string) => string;
};

/** The messages of the numbers of one pin. Pass another table for another language. */
export type PinNumbersMessages = NumbersMessages & {
  readonly table: DataTableMessages;
  readonly title: string;
  /** Shown instead of the numbers while there are none in either period. */
  readonly empty: string;
};

/** The messages of the dashboard. Pass another table for another language. */
export type DashboardMessages = NumbersMessages & {
  readonly title: string;
  readonly grain: string;
  readonly grains: Readonly<Record<'day' | 'hour', string>>;
  readonly hourlyHint: string;
  readonly countries: string;
  readonly country: string;
  readonly devices: string;
  readonly device: string;
  readonly deviceNames: Readonly<Record<string, string>>;
  readonly other: string;
  readonly unknown: string;
  readonly share: string;
  readonly smallGroups: string;
  readonly topPins: string;
  readonly topBoards: string;
  readonly pin: string;
  readonly board: string;
  readonly untitled: string;
  readonly exportCsv: string;
  /** Downloads all numbers of the page as one file. */
  readonly exportAll: string;
  /** The columns of that file. */
  readonly exportColumns: Readonly<Record<'part' | 'name' | 'metric' | 'value', string>>;
  readonly part: (value: number) => string;
  readonly countryName: (code: string) => string;
};

const formats = /* @__PURE__ */ createFormats('en-US');

const numbersMessages: NumbersMessages = {
  metrics: {
    impressions: 'Impressions',
    closeups: 'Close-ups',
    saves: 'Saves',
    outbound_clicks: 'Outbound clicks',
    video_views: 'Video views',
  },
  metric: 'Metric',
  range: 'Date range',
  lastDays: (days) => (days === 365 ? 'Last 12 months' : `Last ${days} days`),
  otherRange: 'Other dates',
  from: 'From',
  to: 'To',
  show: 'Show',
  problems: {
    missing: 'Give both days.',
    reversed: 'The range ends before it begins.',
    'too-long': 'A range has 366 days at most.',
    future: 'The range ends in days to come.',
  },
  change(change) {
    if (change.kind === 'none') return 'None in either period';
    if (change.kind === 'new') return 'None before';
    if (change.kind === 'same') return 'As many as before';
    return `${change.kind === 'up' ? 'Up' : 'Down'} ${formats.percent(change.ratio)}`;
  },
  organicAndPaid: (organic, paid) => `Organic ${organic} · Paid ${paid}`,
  organic: 'Organic',
  paid: 'Paid',
  comparedWith: (range) => `Compared with ${range}`,
  chart: (metric, range) => `${metric}, ${range}`,
  chartSummary: (total, most, when) => `${total} in all; most on ${when}: ${most}.`,
  chartKeys: 'Use the arrow keys to hear each value.',
  thisPeriod: 'This period',
  before: 'Period before',
  asTable: 'Show as a table',
  time: 'Date',
  dayBefore: 'Date before',
  counted:
    'Days and hours are in UTC, those of ads in the time zone of their campaign. Paid activity is that of your ad accounts. New activity is counted every five minutes; activity of visitors who are signed out is not.',
  loading: 'Loading numbers',
  number: formats.count,
  day: (start) => formats.day(start),
  shortDay: formats.shortDay,
  hour: formats.hour,
  // `formatRange` uses different spaces in browsers and on servers.
  days: (from, to) => {
    const [first, last] = [formats.day(from), formats.day(to)];
    return first === last ? first : `${first} – ${last}`;
  },
};

/** The messages in American English. */
export const dashboardMessages: DashboardMessages = {
  ...numbersMessages,
  title: 'Dashboard',
  grain: 'By',
  grains: { day: 'Day', hour: 'Hour' },
  hourlyHint: 'Hours are shown of two weeks at most.',
  countries: 'Audience by country',
  country: 'Country',
  devices: 'Audience by device',
  device: 'Device',
  deviceNames: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
  other: 'Other',
  unknown: 'Not known',
  share: 'Share',
  smallGroups:
    'Countries, devices and boards are organic. Groups of fewer than five are shown together as Other.',
  topPins: 'Top pins',
  topBoards: 'Top boards',
  pin: 'Pin',
  board: 'Board',
  untitled: 'Untitled pin',
  exportCsv: 'Export CSV',
  exportAll: 'Export everything as CSV',
  exportColumns: { part: 'Part', name: 'Name', metric: 'Metric', value: 'Value' },
  part: formats.percent,
  countryName: formats.country,
};

/** The messages of the numbers of one pin in American English. */
export const pinNumbersMessages: PinNumbersMessages = {
  ...numbersMessages,
  table: dataTableMessages,
  title: 'Numbers of this Pin',
  empty: 'No activity in these days yet. Numbers appear some minutes after people see your Pin.',
};
