import { aiLabelMessages, type AiLabelMessages } from '@pegboard/ui';
import type { AdPersonalization, AdReason } from './model/ad-reasons.ts';

/**
 * The messages of the explanation of an ad. Pass another table for another language. Names are already
 * formatted for display.
 */
export type AdExplanationMessages = {
  readonly title: string;
  readonly close: string;
  readonly reading: string;
  readonly failed: string;
  readonly again: string;
  /** Formats the sponsor; an empty name if it is unknown. */
  readonly paid: (promoter: string) => string;
  /** Rendered above the reasons. */
  readonly intro: Readonly<Record<AdPersonalization, string>>;
  readonly reason: (reason: AdReason) => string;
  readonly partnership: (partner: string, advertiser: string) => string;
  readonly aiLabel: AiLabelMessages;
  readonly settings: string;
  readonly hide: string;
  readonly report: string;
};

const HOLDS = 'Of what the advertiser asked for, this holds for you.';
const SOMEBODY = 'this advertiser';
const GENDERS = {
  FEMALE: ['You told us that you are female', 'women'],
  MALE: ['You told us that you are male', 'men'],
} as const;

/** The messages in American English. */
export const adExplanationMessages: AdExplanationMessages = {
  title: "Why you're seeing this ad",
  close: 'Close',
  reading: 'Finding out why…',
  failed: 'We could not find out why just now.',
  again: 'Try again',
  paid: (promoter) =>
    `${promoter || 'An advertiser'} has paid to have this pin show up where you'd be more likely to notice it.`,
  intro: {
    both: `${HOLDS} We looked at what you do here and at what our partners know:`,
    activity: `${HOLDS} We looked at what you do here, not at what our partners know:`,
    partners: `${HOLDS} We looked at what our partners know, not at what you do here:`,
    none: `${HOLDS} We looked neither at what you do here nor at what our partners know:`,
  },
  reason: reasonText,
  partnership: (partner, advertiser) => `${partner} and ${advertiser} made this Pin in a paid partnership.`,
  aiLabel: aiLabelMessages,
  settings: 'Ad settings',
  hide: 'Hide this ad',
  report: 'Report this ad',
};

function reasonText(reason: AdReason): string {
  switch (reason.kind) {
    case 'followed':
      return `This Pin is from ${reason.promoter}, a profile you follow`;
    case 'activity':
      return reason.isPersonal
        ? 'This Pin was inspired by your recent activity'
        : 'The advertiser wants to reach people who know them';
    case 'partner-info':
      return 'This ad was personalized for you using info from one of our partners';
    case 'interest':
      return reason.isPersonal
        ? `You're interested in ${reason.value}`
        : `The advertiser wants to reach people interested in ${reason.value}`;
    case 'expanded':
      return reason.isPersonal
        ? 'You saved Pins that are like this one'
        : 'The advertiser wants to reach people beyond their usual audience';
    case 'persona':
      return reason.isPersonal
        ? 'Most of what you saved lately is of this kind'
        : 'The advertiser wants to reach people who save this kind of Pin';
    case 'shopping':
      return reason.isPersonal
        ? `You save products, and might like those of ${reason.promoter || SOMEBODY}`
        : 'The advertiser wants to reach people who shop for such products';
    case 'lookalike':
      return reason.isPersonal
        ? `You save the same things as people who follow ${reason.promoter || SOMEBODY}`
        : 'The advertiser wants to reach people like those who know them';
    case 'customer-list':
      return reason.isPersonal
        ? `Your e-mail is on a list of customers of ${reason.promoter || SOMEBODY}`
        : 'The advertiser wants to reach their customers';
    case 'visitor':
      return reason.isPersonal
        ? `You visited the site of ${reason.promoter || SOMEBODY}`
        : 'The advertiser wants to reach visitors of their site';
    case 'age':
      return reason.isPersonal
        ? `You told us that you are in the age group ${reason.value}`
        : `The advertiser wants to reach people in the age group ${reason.value}`;
    case 'gender': {
      const [personal, meant] = GENDERS[reason.value];
      return reason.isPersonal ? personal : `The advertiser wants to reach ${meant}`;
    }
    case 'keyword':
      return `You searched for something like “${reason.value}”`;
    case 'locale':
      return `You read this site in ${reason.value}`;
    case 'region':
      return `Your region is ${reason.value}`;
    case 'postal-code':
      return `You're in the area of the postal code ${reason.value}`;
    case 'place':
      return "You're near a place that the advertiser chose";
    case 'device':
      return `Your device is of the kind ${reason.value}`;
  }
}
