import type { AdAttribution } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { adExplanationMessages as messages } from '../messages.ts';
import type { AdExplanation, AdPromoter } from './ad-explanation.ts';
import { adPartnership, adPersonalization, adReasons } from './ad-reasons.ts';

const PERSONAL = { isFirstPartyAdPersonalizationEnabled: true, isThirdPartyAdPersonalizationEnabled: true };

function anExplanation(attribution: AdAttribution, promoter: Partial<AdPromoter> | null = {}): AdExplanation {
  return {
    promoter: promoter && { name: 'Kiln & Co.', isFollowed: false, ...promoter },
    digitalMediaSourceType: null,
    attribution,
  };
}

const sentences = (...args: Parameters<typeof anExplanation>): readonly string[] =>
  adReasons(anExplanation(...args)).map(messages.reason);

test.each<[AdAttribution, personal: string, impersonal: string]>([
  [
    { isEngagementMatch: true },
    'This Pin was inspired by your recent activity',
    'The advertiser wants to reach people who know them',
  ],
  [
    { matchedInterest: 'Plants' },
    "You're interested in Plants",
    'The advertiser wants to reach people interested in Plants',
  ],
  [
    { isExpandedTargeting: true },
    'You saved Pins that are like this one',
    'The advertiser wants to reach people beyond their usual audience',
  ],
  [
    { isPersonaMatch: true },
    'Most of what you saved lately is of this kind',
    'The advertiser wants to reach people who save this kind of Pin',
  ],
  [
    { isShoppingProspecting: true },
    'You save products, and might like those of Kiln & Co.',
    'The advertiser wants to reach people who shop for such products',
  ],
  [
    { isLookalikeMatch: true },
    'You save the same things as people who follow Kiln & Co.',
    'The advertiser wants to reach people like those who know them',
  ],
  [
    { matchedAgeBucket: '25-34' },
    'You told us that you are in the age group 25-34',
    'The advertiser wants to reach people in the age group 25-34',
  ],
  [{ matchedGender: 'FEMALE' }, 'You told us that you are female', 'The advertiser wants to reach women'],
  [{ matchedGender: 'MALE' }, 'You told us that you are male', 'The advertiser wants to reach men'],
])(
  '[AD-01] [AD-02] %j: a sentence of its own, another without personalization',
  (matches, personal, impersonal) => {
    expect(sentences({ ...matches, ...PERSONAL })).toEqual([personal]);
    expect(sentences(matches)).toEqual([impersonal]);
  },
);

test.each<[AdAttribution, personal: string, impersonal: string]>([
  [
    { isCustomerListMatch: true },
    'Your e-mail is on a list of customers of Kiln & Co.',
    'The advertiser wants to reach their customers',
  ],
  [
    { isVisitorMatch: true },
    'You visited the site of Kiln & Co.',
    'The advertiser wants to reach visitors of their site',
  ],
])(
  '[AD-02] [AD-03] %j: partners are named only where they may personalize',
  (matches, personal, impersonal) => {
    expect(sentences({ ...matches, ...PERSONAL })).toEqual([
      'This ad was personalized for you using info from one of our partners',
      personal,
    ]);
    expect(sentences(matches)).toEqual([impersonal]);
  },
);

test.each<[AdAttribution, string]>([
  [{ matchedKeyword: 'handmade cups' }, 'You searched for something like “handmade cups”'],
  [{ matchedLocale: 'American English' }, 'You read this site in American English'],
  [{ geoRegion: 'Sweden' }, 'Your region is Sweden'],
  [{ geoPostalCode: '41101' }, "You're in the area of the postal code 41101"],
  [{ isGpsLocationMatch: true }, "You're near a place that the advertiser chose"],
  [{ matchedDevice: 'AppType_WEB' }, 'Your device is of the kind Web'],
  [{ matchedDevice: 'AppType_WEB_DENZEL' }, 'Your device is of the kind Web'],
  [{ matchedDevice: 'AppType_WEB_MOBILE' }, 'Your device is of the kind Mobile Web'],
])('[AD-02] %j: a sentence of its own, however ads are personalized', (matches, sentence) => {
  expect(sentences({ ...matches, ...PERSONAL })).toEqual([sentence]);
  expect(sentences(matches)).toEqual([sentence]);
});

describe('[AD-01] returns no reasons', () => {
  test.each<[what: string, AdAttribution]>([
    ['nothing matches', {}],
    ['ads are personalized, but nothing matches', PERSONAL],
    [
      'all that was asked for did not match',
      { isEngagementMatch: false, isVisitorMatch: null, geoRegion: null },
    ],
    ['a value is blank', { matchedInterest: ' \u200b\n', matchedKeyword: '' }],
    ['the device is none of ours', { matchedDevice: 'AppType_IPHONE' }],
  ])('when %s', (_, attribution) => {
    expect(sentences(attribution)).toEqual([]);
  });
});

test('[AD-01] for followers of the promoter, the follow replaces activity as the reason if activity personalizes ads', () => {
  const followed = { isFollowed: true };
  expect(sentences({ isEngagementMatch: true, ...PERSONAL }, followed)).toEqual([
    'This Pin is from Kiln & Co., a profile you follow',
  ]);
  expect(sentences({ isEngagementMatch: true }, followed)).toEqual([
    'The advertiser wants to reach people who know them',
  ]);
  expect(sentences({ isEngagementMatch: true, ...PERSONAL }, { name: '', isFollowed: true })).toEqual([
    'This Pin was inspired by your recent activity',
  ]);
  expect(sentences(PERSONAL, followed)).toEqual([]);
});

test('[AD-02] returns all matching reasons, the viewer’s activity first', () => {
  const kinds = adReasons(
    anExplanation({
      ...PERSONAL,
      matchedDevice: 'AppType_WEB',
      matchedGender: 'MALE',
      isCustomerListMatch: true,
      matchedInterest: 'Plants',
      isEngagementMatch: true,
      geoRegion: 'SE',
    }),
  ).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'activity',
    'interest',
    'partner-info',
    'customer-list',
    'gender',
    'region',
    'device',
  ]);
});

test('[AD-02] an unknown promoter is “this advertiser”', () => {
  expect(sentences({ isLookalikeMatch: true, ...PERSONAL }, null)).toEqual([
    'You save the same things as people who follow this advertiser',
  ]);
});

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['  two\n lines ', 'two lines'],
  ['a\u202eb\u0000c', 'ab c'],
])('[AD-02] a value %j is shown as the text %j', (matchedKeyword, shown) => {
  expect(sentences({ matchedKeyword })).toEqual([`You searched for something like “${shown}”`]);
});

test.each([
  [true, true, 'both'],
  [true, false, 'activity'],
  [false, true, 'partners'],
  [false, false, 'none'],
  [null, undefined, 'none'],
])('[AD-01] first party %s, third party %s: the reasons are introduced as “%s”', (first, third, expected) => {
  const attribution = {
    isFirstPartyAdPersonalizationEnabled: first,
    isThirdPartyAdPersonalizationEnabled: third,
  };
  expect(adPersonalization(anExplanation(attribution))).toBe(expected);
  expect(new Set(Object.values(messages.intro)).size).toBe(4);
});

test('[AD-03] the payer is named in the words of the specification', () => {
  expect(messages.paid('Kiln & Co.')).toBe(
    "Kiln & Co. has paid to have this pin show up where you'd be more likely to notice it.",
  );
  expect(messages.paid('')).toBe(
    "An advertiser has paid to have this pin show up where you'd be more likely to notice it.",
  );
});

test.each<[what: string, AdAttribution, expected: string | undefined]>([
  [
    'eligible, with both names',
    { promotedPartnershipAttributionName: 'Priya', promotedPartnershipAdvertiserName: 'Kiln' },
    'Priya and Kiln made this Pin in a paid partnership.',
  ],
  [
    'eligible, the advertiser is the promoter',
    { promotedPartnershipAttributionName: 'Priya' },
    'Priya and Kiln & Co. made this Pin in a paid partnership.',
  ],
  ['eligible, without a partner', { promotedPartnershipAdvertiserName: 'Kiln' }, undefined],
  [
    'not eligible',
    { promotedPartnershipAttributionName: 'Priya', isEligibleForPromotedPartnership: false },
    undefined,
  ],
])('[AD-03] partnership: %s', (_, attribution, expected) => {
  const found = adPartnership(anExplanation({ isEligibleForPromotedPartnership: true, ...attribution }));
  expect(found && messages.partnership(found.partner, found.advertiser)).toBe(expected);
});
