import { expect, test } from 'vitest';
import { getAgeBucket } from './age-bucket.ts';
import {
  matchTargeting,
  type ViewerSignals,
  type AccountSignals,
  type ActivitySignals,
} from './match-targeting.ts';
import { getPersonalization, type Personalization } from './personalization.ts';
import { targetingSchema, type Targeting } from './targeting.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const BOTH: Personalization = { isFirstParty: true, isThirdParty: true };
const ACCOUNT: AccountSignals = { locale: 'en-US', country: 'SE', gender: 'female', birthYear: 1994 };
const ACTIVITY: ActivitySignals = {
  interests: [{ id: '7', name: 'Plants' }],
  isEngaged: false,
  persona: 'fabrics',
  savedProducts: 3,
  hasSavedAlike: true,
  sharedTopics: 3,
};

function aMember(overrides: {
  readonly request?: Partial<ViewerSignals['request']>;
  readonly account?: Partial<AccountSignals>;
  readonly activity?: Partial<ActivitySignals>;
  readonly isOnCustomerList?: boolean;
}): ViewerSignals {
  return {
    request: { device: 'desktop', query: undefined, now: NOW, ...overrides.request },
    account: { ...ACCOUNT, ...overrides.account },
    activity: { ...ACTIVITY, ...overrides.activity },
    isOnCustomerList: overrides.isOnCustomerList,
  };
}

/** Returns the matches without the two personalization flags and without empty values. */
function matches(targeting: Targeting, known: ViewerSignals, allowed = BOTH): object {
  const {
    isFirstPartyAdPersonalizationEnabled: _first,
    isThirdPartyAdPersonalizationEnabled: _third,
    ...matched
  } = matchTargeting(targeting, known, allowed);
  return Object.fromEntries(Object.entries(matched).filter(([, value]) => value != null && value !== false));
}

test.each<[rule: string, Targeting, Parameters<typeof aMember>[0], matched: object]>([
  ['the age', { ageBuckets: ['18-24', '25-34'] }, {}, { matchedAgeBucket: '25-34' }],
  ['no age that is not targeted', { ageBuckets: ['18-24'] }, {}, {}],
  ['no age that is unknown', { ageBuckets: ['25-34'] }, { account: { birthYear: null } }, {}],
  ['the gender', { genders: ['female'] }, {}, { matchedGender: 'FEMALE' }],
  ['the other gender', { genders: ['male'] }, { account: { gender: 'male' } }, { matchedGender: 'MALE' }],
  ['no gender that is unknown', { genders: ['male', 'female'] }, { account: { gender: 'unspecified' } }, {}],
  ['the locale', { locales: ['fr-FR', 'en-US'] }, {}, { matchedLocale: 'en-US' }],
  ['no other locale', { locales: ['fr-FR'] }, {}, {}],
  ['a desktop', { devices: ['AppType_WEB'] }, {}, { matchedDevice: 'AppType_WEB' }],
  [
    'a desktop by its other name',
    { devices: ['AppType_WEB_DENZEL'] },
    {},
    { matchedDevice: 'AppType_WEB_DENZEL' },
  ],
  ['no desktop for a mobile', { devices: ['AppType_WEB'] }, { request: { device: 'mobile' } }, {}],
  [
    'a mobile',
    { devices: ['AppType_WEB', 'AppType_WEB_MOBILE'] },
    { request: { device: 'mobile' } },
    { matchedDevice: 'AppType_WEB_MOBILE' },
  ],
  [
    'what was searched for',
    { keywords: ['rugs', 'Handmade cup'] },
    { request: { query: 'a CUP, handmade' } },
    { matchedKeyword: 'Handmade cup' },
  ],
  ['no part of a word', { keywords: ['cup'] }, { request: { query: 'cupboard' } }, {}],
  ['no part of a keyword', { keywords: ['handmade cup'] }, { request: { query: 'cup' } }, {}],
  ['no keyword without a search', { keywords: ['cup'] }, {}, {}],
  ['no keyword without words', { keywords: ['!'] }, { request: { query: '!' } }, {}],
  ['an interest by its name', { interests: ['5', '7'] }, {}, { matchedInterest: 'Plants' }],
  ['no interest of another ad', { interests: ['5'] }, {}, {}],
  ['the country', { regions: ['US', 'SE'] }, {}, { geoRegion: 'SE' }],
  ['no part of a country', { regions: ['SE-O'] }, {}, {}],
  ['no postal code', { postalCodes: ['41101'] }, {}, {}],
  ['no place', { places: [{ latitude: 57.7, longitude: 12, radiusKm: 500 }] }, {}, {}],
  ['no visit', { visitors: true }, {}, {}],
  ['a customer', { customerLists: ['9'] }, { isOnCustomerList: true }, { isCustomerListMatch: true }],
  ['nobody else', { customerLists: ['9'] }, { isOnCustomerList: false }, {}],
  ['a customer only when customers are targeted', {}, { isOnCustomerList: true }, {}],
  ['people alike', { lookalike: true }, {}, { isLookalikeMatch: true }],
  ['nobody who is not', { lookalike: true }, { activity: { sharedTopics: 2 } }, {}],
  ['nobody alike who is engaged', { lookalike: true }, { activity: { isEngaged: true } }, {}],
  ['engagement', { engagement: true }, { activity: { isEngaged: true } }, { isEngagementMatch: true }],
  ['no engagement that was not', { engagement: true }, {}, {}],
  ['pins alike', { expanded: true }, {}, { isExpandedTargeting: true }],
  ['no pins alike that were not saved', { expanded: true }, { activity: { hasSavedAlike: false } }, {}],
  ['the interest before pins alike', { expanded: true, interests: ['7'] }, {}, { matchedInterest: 'Plants' }],
  ['shoppers', { shoppingProspecting: true }, {}, { isShoppingProspecting: true }],
  ['nobody who saved two products', { shoppingProspecting: true }, { activity: { savedProducts: 2 } }, {}],
  ['no shopper who is engaged', { shoppingProspecting: true }, { activity: { isEngaged: true } }, {}],
  ['a persona', { personas: ['toys', 'fabrics'] }, {}, { isPersonaMatch: true }],
  ['no other persona', { personas: ['toys'] }, {}, {}],
  ['no persona of the new', { personas: ['toys'] }, { activity: { persona: null } }, {}],
  ['nothing without targeting', {}, { isOnCustomerList: true, activity: { isEngaged: true } }, {}],
])('[AD-02] targeting matches %s', (_, targeting, overrides, matched) => {
  expect(matches(targeting, aMember(overrides))).toEqual(matched);
});

const ALL = targetingSchema.parse({
  ageBuckets: ['25-34'],
  genders: ['female'],
  locales: ['en-US'],
  devices: ['AppType_WEB'],
  keywords: ['cup'],
  interests: ['7'],
  regions: ['SE'],
  postalCodes: ['41101'],
  places: [{ latitude: 57.7, longitude: 12, radiusKm: 5 }],
  customerLists: ['9'],
  personas: ['fabrics'],
  engagement: true,
  lookalike: true,
  expanded: true,
  visitors: true,
  shoppingProspecting: true,
});
const OF_REQUEST = { matchedDevice: 'AppType_WEB', matchedKeyword: 'cup' };
const OF_ACCOUNT = { ...OF_REQUEST, matchedLocale: 'en-US', geoRegion: 'SE' };

test('[AD-01] without first-party personalization nothing matches that the viewer did or said of themselves', () => {
  const known = aMember({ request: { query: 'cup' }, isOnCustomerList: true });
  const allowed = { isFirstParty: false, isThirdParty: true };
  expect(matches(ALL, known, allowed)).toEqual({ ...OF_ACCOUNT, isCustomerListMatch: true });
});

test('[AD-01] without third-party personalization nothing matches that partners brought', () => {
  const known = aMember({ request: { query: 'cup' }, isOnCustomerList: true });
  expect(matches(ALL, known, { isFirstParty: true, isThirdParty: false })).not.toHaveProperty(
    'isCustomerListMatch',
  );
});

test('[AD-01] of a visitor only what the request tells matches', () => {
  const request = aMember({ request: { query: 'cup' } }).request;
  expect(matches(ALL, { request }, BOTH)).toEqual(OF_REQUEST);
});

test('[AD-01] the permissions are returned beside the matches', () => {
  expect(matchTargeting({}, aMember({}), { isFirstParty: true, isThirdParty: false })).toEqual({
    isFirstPartyAdPersonalizationEnabled: true,
    isThirdPartyAdPersonalizationEnabled: false,
  });
});

test.each([
  [2009, undefined],
  [2008, undefined],
  [2007, '18-24'],
  [2001, undefined],
  [2000, '25-34'],
  [1980, '45-49'],
  [1961, undefined],
  [1960, '65+'],
  [1900, '65+'],
  [2030, undefined],
])(
  '[AD-02] somebody born in %i is in the bucket %s in 2026: where two are possible, in none',
  (year, bucket) => {
    expect(getAgeBucket(year, NOW)).toBe(bucket);
  },
);

test.each<[who: string, Parameters<typeof getPersonalization>[0], asksForPrivacy: boolean, Personalization]>([
  ['a visitor', undefined, false, { isFirstParty: false, isThirdParty: false }],
  ['a member who chose nothing', { adsByActivity: true, adsByPartners: null, country: 'US' }, false, BOTH],
  [
    'a member who chose nothing where a law asks first',
    { adsByActivity: true, adsByPartners: null, country: 'SE' },
    false,
    { isFirstParty: true, isThirdParty: false },
  ],
  ['a member who said yes there', { adsByActivity: true, adsByPartners: true, country: 'SE' }, false, BOTH],
  [
    'a member who said no',
    { adsByActivity: false, adsByPartners: false, country: 'US' },
    false,
    { isFirstParty: false, isThirdParty: false },
  ],
  [
    'a browser that asks for privacy',
    { adsByActivity: true, adsByPartners: true, country: 'US' },
    true,
    { isFirstParty: false, isThirdParty: false },
  ],
])('[AD-01] personalization of %s', (_, choices, asksForPrivacy, allowed) => {
  expect(getPersonalization(choices, { asksForPrivacy })).toEqual(allowed);
});

test.each<[what: string, object]>([
  ['another key', { shoeSizes: ['42'] }],
  ['an empty list', { keywords: [] }],
  ['fifty-one values', { keywords: Array.from({ length: 51 }, (_, at) => `cup ${at}`) }],
  ['a keyword of nothing', { keywords: ['  '] }],
  ['a keyword that is a book', { keywords: ['a'.repeat(81)] }],
  ['a bucket of children', { ageBuckets: ['13-17'] }],
  ['another device', { devices: ['AppType_IPHONE'] }],
  ['a locale that is a path', { locales: ['../en'] }],
  ['a country in words', { regions: ['Sweden'] }],
  ['an interest that is a word', { interests: ['plants'] }],
  ['a list by an id of 20 digits', { customerLists: ['1'.repeat(20)] }],
  ['a place beyond the pole', { places: [{ latitude: 91, longitude: 0, radiusKm: 1 }] }],
  ['a flag that is off', { engagement: false }],
])('[AD-02] targeting is not stored with %s', (_, targeting) => {
  expect(targetingSchema.safeParse(targeting).success).toBe(false);
});
