import { expect, test } from 'vitest';
import { getRequiredLists, withNames } from './display-names.ts';
import { explanationFromRest } from './from-rest.ts';

const ANSWER = {
  pin_id: '7',
  promoter: { id: '9', full_name: 'Kiln & Co.', username: 'kiln', explicitly_followed_by_me: true },
  digital_media_source_type: 11,
  ad_attribution: {
    is_customer_list_match: true,
    matched_gender: 'FEMALE',
    matched_locale: 'en-US',
    geo_region: 'SE',
    geo_postal_code: null,
  },
};

test('[AD-02] the answer of the call is read by the names of the specification', () => {
  expect(explanationFromRest(ANSWER)).toEqual({
    promoter: { name: 'Kiln & Co.', isFollowed: true },
    digitalMediaSourceType: 11,
    attribution: {
      isCustomerListMatch: true,
      matchedGender: 'FEMALE',
      matchedLocale: 'en-US',
      geoRegion: 'SE',
      geoPostalCode: null,
    },
  });
});

test.each([
  ['nothing', null],
  ['a text', 'no'],
  ['a list', [ANSWER]],
  ['no attribution', { ...ANSWER, ad_attribution: null }],
  ['a flag that is a word', { ...ANSWER, ad_attribution: { is_visitor_match: 'yes' } }],
  ['another gender', { ...ANSWER, ad_attribution: { matched_gender: 'OTHER' } }],
])('[AD-02] %s is no explanation', (_, data) => {
  expect(explanationFromRest(data)).toBeUndefined();
});

test('[AD-03] a promoter without a name is called by the username, or not at all', () => {
  const promoterOf = (promoter: unknown) => explanationFromRest({ ...ANSWER, promoter })?.promoter;
  expect(promoterOf({ full_name: ' ', username: 'kiln' })).toEqual({ name: 'kiln', isFollowed: false });
  expect(promoterOf({ full_name: 7 })).toBeNull();
  expect(promoterOf('kiln')).toBeNull();
});

test('[AD-04] codes are shown by their names; a code without one, and every code without a list, stays', () => {
  const explanation = explanationFromRest(ANSWER);
  if (!explanation) throw new Error('The answer was not read.');
  expect(getRequiredLists(explanation)).toEqual(['countries', 'locales']);
  const named = withNames(explanation, { countries: [{ code: 'SE', name: 'Sweden' }], locales: [] });
  expect(named.attribution).toMatchObject({ geoRegion: 'Sweden', matchedLocale: 'en-US' });
  expect(withNames(explanation, {}).attribution).toMatchObject({ geoRegion: 'SE', matchedLocale: 'en-US' });
});

test('[AD-04] nothing is read for an explanation without codes', () => {
  const explanation = explanationFromRest({ ...ANSWER, ad_attribution: {} });
  expect(explanation && getRequiredLists(explanation)).toEqual([]);
});
