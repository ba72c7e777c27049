import { createFormats } from '../layout/formats.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The topics of a phone call. */
export type CallTopic = 'start' | 'ads' | 'catalogs' | 'measuring' | 'other';

/** The part of the day for a phone call. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The messages of requesting a phone call. Pass another table for another language. */
export type CallMessages = {
  readonly title: string;
  readonly intro: string;
  readonly topic: string;
  readonly topics: Readonly<Record<CallTopic, string>>;
  readonly day: string;
  readonly part: string;
  readonly parts: Readonly<Record<PartOfDay, string>>;
  readonly phone: string;
  readonly phoneHint: string;
  readonly message: string;
  readonly ask: string;
  readonly requestSent: string;
  readonly yours: string;
  readonly none: string;
  readonly when: (day: string, part: string, zone: string) => string;
  readonly takeBack: string;
  readonly takeBackNamed: (topic: string, day: string) => string;
  readonly takenBack: string;
  readonly failed: string;
};

/** The messages in American English. */
export const callMessages: CallMessages = {
  title: 'Schedule a call',
  intro: 'Tell us when to call and what about. A mail tells you that we got it.',
  topic: 'Topic',
  topics: {
    start: 'How to begin',
    ads: 'Ads',
    catalogs: 'Catalogs and products',
    measuring: 'Measuring what comes of it',
    other: 'Something else',
  },
  day: 'Day',
  part: 'Part of the day',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  phone: 'Telephone number',
  phoneHint: 'With the country code, as +1 555 0100.',
  message: 'Anything we should know beforehand?',
  ask: 'Ask for the call',
  requestSent: 'We received your request and sent you an email.',
  yours: 'Your requests',
  none: 'No requested calls yet.',
  when: (day, part, zone) => `${formats.day(day)}, ${part.toLowerCase()} (${zone})`,
  takeBack: 'Cancel',
  takeBackNamed: (topic, day) => `Cancel the request of ${formats.day(day)}: ${topic}`,
  takenBack: 'Request canceled.',
  failed: 'Sorry! Something went wrong on our end.',
};
