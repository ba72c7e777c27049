import { createFormats, type Formats } from '../layout/formats.ts';
import type { CodeSearchMessages } from './code-search.tsx';
import type { AdPlacement, CampaignInput, CampaignStatus } from './data.ts';

/** The messages of the ad pages. */
export type AdsMessages = typeof adsMessages;

const formats: Formats = createFormats('en-US');

/** The messages of the selection of pins. */
export type PinChoiceMessages = typeof pinChoiceMessages;

/** The messages of the selection of pins, in American English. */
const pinChoiceMessages = {
  search: 'Find a pin by its title',
  found: (pins: number): string => `${formats.counted(pins, 'pin', 'pins')} found`,
  chosen: (pins: number, most: number): string =>
    `${formats.count(pins)} of at most ${formats.count(most)} selected`,
  untitled: 'Untitled pin',
};

/** The messages of the search for countries and languages, in American English. */
const codeSearchMessages: CodeSearchMessages = {
  add: 'Add',
  remove: (name) => `Remove ${name}`,
  unknown: (typed) => `We know no “${typed}”. Choose one of the names.`,
};

/** The messages in American English. */
export const adsMessages = {
  formats: formats as Formats,
  pinChoice: pinChoiceMessages as PinChoiceMessages,
  title: 'Ad accounts',
  intro: 'Cost, schedule and results of your ads.',
  account: 'Ad account',
  noAccounts: 'No ad account yet',
  noAccountsHint: 'Open one to promote pins of this business.',
  newAccount: 'Open an ad account',
  accountName: 'Name of the account',
  currency: 'Currency',
  open: 'Open account',
  campaigns: 'Campaigns',
  noCampaigns: 'No campaign yet',
  noCampaignsHint: 'A campaign shows your Pins to more people, for a budget and days that you set.',
  newCampaign: 'New campaign',
  editCampaign: (name: string): string => `Change ${name}`,
  name: 'Name',
  objective: 'Objective',
  objectives: {
    awareness: 'Awareness: pay for impressions',
    consideration: 'Consideration: pay for clicks',
    conversions: 'Conversions: pay for clicks',
  } as Readonly<Record<CampaignInput['objective'], string>>,
  price: 'Price of a paid impression or click',
  daily: 'Daily budget',
  total: 'Total budget',
  budgetHint: 'Set one of them, or both.',
  startsOn: 'First day',
  endsOn: 'Last day',
  endsHint: 'Leave it empty to run until you end it.',
  timeZone: 'Time zone',
  wrongAmount: 'Enter an amount, such as 12.50.',
  save: 'Save',
  cancel: 'Cancel',
  statusOf: 'Status',
  statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', ended: 'Ended' } as Readonly<
    Record<CampaignStatus, string>
  >,
  /** The explanation of a status, below it. */
  statusHints: {
    draft: 'Nothing is shown until you start it.',
    active: '',
    paused: 'Nothing is shown until you start it again.',
    ended: '',
  } as Readonly<Record<CampaignStatus, string>>,
  /** Shown at an active campaign without a pin. */
  noPinsHint: 'It has no Pin to show. Add one.',
  days: 'Days',
  lastDays: (days: number): string => (days === 365 ? 'Last 12 months' : `Last ${days} days`),
  paidNote: (range: string): string =>
    `${range}: paid impressions and clicks. The dashboard shows the same numbers as “Paid”, beside the organic ones.`,
  totalOf: 'All campaigns',
  select: (name: string): string => `Select ${name}`,
  selected: (count: number): string => `${formats.counted(count, 'campaign', 'campaigns')} selected`,
  startSelected: 'Start them',
  pauseSelected: 'Pause them',
  changeDaily: 'Set daily budget',
  apply: 'Apply',
  duplicate: 'Duplicate',
  copyOf: (name: string): string => `Copy of ${name}`.slice(0, 100),
  review: 'Review',
  reviewTitle: 'Check and start',
  reviewNote: 'Your Pins are shown as ads from the first day on, as soon as you start the campaign.',
  startCampaign: 'Start campaign',
  saveDraft: 'Save as a draft',
  backToForm: 'Back',
  choosePins: 'Pins to promote',
  needsPin: 'Choose at least one Pin to start the campaign.',
  everywhere: 'Everywhere',
  anyLanguage: 'Any language',
  until: (from: string, to: string | null): string =>
    to === null ? `From ${formats.day(from)} on` : `${formats.day(from)} – ${formats.day(to)}`,
  languages: 'Languages',
  languagesHint: 'Find a language by its name. None: any language.',
  codes: codeSearchMessages as CodeSearchMessages,
  numbersOf: (name: string): string => `Numbers of ${name}`,
  spentIn: (amount: string, range: string): string => `Spent ${amount}, ${range}`,
  byPlacement: 'By placement',
  placement: 'Placement',
  placements: { home: 'Home feed', search: 'Search', related: 'Related Pins and topics' } as Readonly<
    Record<AdPlacement, string>
  >,
  byPin: 'By Pin',
  pin: 'Pin',
  start: 'Start',
  pause: 'Pause',
  end: 'End',
  endQuestion: (name: string): string => `End the campaign “${name}”?`,
  endNote: 'Its pins are shown no longer, and it cannot be started again. To go on later, pause it.',
  keepRunning: 'Keep it',
  edit: 'Change',
  of: (action: string, name: string): string => `${action}: ${name}`,
  spent: 'Spent',
  budget: 'Budget',
  aDay: (amount: string): string => `${amount} a day`,
  inAll: (amount: string): string => `${amount} in all`,
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversionCount: 'Conversions',
  conversionValue: 'Their value',
  actions: 'Actions',
  pins: 'Pins',
  pinsOf: (name: string): string => `Pins of ${name}`,
  noPins: 'No pin yet',
  choose: 'Choose a pin to promote',
  noOffered: 'There is no pin to promote. Publish one on a public board first.',
  aim: 'For whom',
  devices: 'Devices',
  allDevices: 'All devices',
  web: 'Computers',
  mobile: 'Phones and tablets',
  countries: 'Countries',
  countriesHint: 'Find a country by its name. None: everywhere.',
  keywords: 'Searches',
  keywordsHint: 'One a line. Empty: any search, and no search.',
  audience: 'Audience',
  anyAudience: 'Everyone',
  promote: 'Promote',
  remove: 'Remove',
  back: 'All campaigns',
  failed: 'Sorry! Something went wrong on our end.',
};

/**
 * The messages of the three-step promotion; those about a number of pins give the maximum or the selected
 * number.
 */
export const quickPromoteMessages = {
  formats: formats as Formats,
  pinChoice: pinChoiceMessages as PinChoiceMessages,
  title: (most: number): string => (most === 1 ? 'Promote a pin' : 'Promote ideas'),
  intro: (most: number): string =>
    most === 1
      ? 'Show one of your pins to more people.'
      : `Show up to ${formats.count(most)} of your pins to more people, as one campaign with one budget.`,
  steps: (most: number): readonly [string, string, string] => [
    most === 1 ? 'Choose a pin' : 'Choose pins',
    'Audience and budget',
    'Check and start',
  ],
  noPins: 'You have no pin to promote',
  noPinsHint: 'Publish a pin on a public board first.',
  refused: 'Some of what you chose cannot be promoted. Look at what is marked.',
  audience: (pins: number): string => (pins === 1 ? 'Who should see it?' : 'Who should see them?'),
  audiences: {
    everyone: 'Everyone',
    interested: 'People who like such a topic, or such pins',
    followers: 'People who follow you, or did something with your pins',
  } as Readonly<Record<QuickAudience, string>>,
  countries: 'Countries',
  countriesHint: 'Find a country by its name. None: everywhere.',
  languages: 'Languages',
  languagesHint: 'Find a language by its name. None: any language.',
  anyLanguage: 'Any language',
  codes: codeSearchMessages as CodeSearchMessages,
  daily: 'Daily budget',
  dailyHint: (pins: number): string => (pins === 1 ? '' : 'For all of them together.'),
  startsOn: 'First day',
  startsHint: 'Empty: today.',
  days: 'Days',
  total: 'At most in all',
  price: 'Price of 1,000 impressions',
  wrongAmount: 'Write an amount from 1 to 1,000.',
  wrongDays: 'Write a number from 1 to 30.',
  pins: (pins: number): string => (pins === 1 ? 'Pin' : 'Pins'),
  everywhere: 'Everywhere',
  /** Starts on a day, such as `2026-02-28`; today without one. */
  forDays: (days: number, from: string): string =>
    `${formats.counted(days, 'day', 'days')}, from ${from === '' ? 'today' : formats.day(from)} on`,
  next: 'Next',
  back: 'Back',
  start: 'Start promoting',
  started: (pins: number): string =>
    pins === 1 ? 'Your pin is promoted' : `Your ${formats.count(pins)} pins are promoted`,
  startedHint: (pins: number): string =>
    pins === 1
      ? 'It is shown until its days are over or its budget is spent.'
      : 'They are shown until their days are over or their budget is spent.',
  again: (most: number): string => (most === 1 ? 'Promote another pin' : 'Promote others'),
  failed: 'Sorry! Something went wrong on our end.',
};

/** The audience of the three-step promotion. */
export type QuickAudience = 'everyone' | 'interested' | 'followers';

/** The messages of the three-step promotion. */
export type QuickPromoteMessages = typeof quickPromoteMessages;
