import { expect, test } from 'vitest';
import type { Person } from './find-person.ts';
import { noindexReason, profileJsonLd } from './profile-head.ts';

const maya: Person = {
  entityId: '7',
  fullName: 'Maya Lind',
  firstName: 'Maya',
  username: 'maya',
  about: 'Pots.',
  websiteUrl: 'https://maya.example/',
  pronouns: null,
  imageMediumUrl: '/i/136x136/ab.webp',
  isVerifiedMerchant: false,
  businessCategory: null,
  hasShop: false,
  followerCount: 12,
  followingCount: 3,
  pinCount: 40,
  createdAt: '2026-01-02T03:04:05.000Z',
  explicitlyFollowedByMe: false,
  hidesFromSearchEngines: false,
  isPrivate: false,
  isProfileVisible: true,
  followRequestedByMe: false,
  mutedByMe: false,
  linkPreview: null,
};
const dataOf = (person: Partial<Person>) =>
  JSON.parse(JSON.stringify(profileJsonLd({ ...maya, ...person }, 'https://pegboard.example')));

test('[WB-04] the structured data of a profile say whom the page is about, with whole addresses', () => {
  expect(dataOf({})).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://pegboard.example/maya/',
    dateCreated: maya.createdAt,
    mainEntity: {
      '@type': 'Person',
      name: 'Maya Lind',
      alternateName: 'maya',
      description: 'Pots.',
      image: 'https://pegboard.example/i/136x136/ab.jpg',
      sameAs: ['https://maya.example/'],
      interactionStatistic: [{ interactionType: { '@type': 'FollowAction' }, userInteractionCount: 12 }],
    },
  });
});

test('[WB-04] a merchant or another business is an organization; unknown fields are omitted', () => {
  const { mainEntity } = dataOf({
    isVerifiedMerchant: true,
    about: null,
    websiteUrl: null,
    imageMediumUrl: null,
  });
  expect(mainEntity['@type']).toBe('Organization');
  expect(dataOf({ businessCategory: 'maker' }).mainEntity['@type']).toBe('Organization');
  for (const key of ['description', 'sameAs', 'image']) expect(mainEntity).not.toHaveProperty(key);
});

test('[WB-04] a profile that shows others nothing is not to be found, and says why', () => {
  expect(noindexReason({ pinCount: 0, hidesFromSearchEngines: false, isPrivate: false })).toBe(
    'empty-profile',
  );
  expect(noindexReason({ pinCount: 1, hidesFromSearchEngines: false, isPrivate: false })).toBeUndefined();
});

test('[AC-04] a private profile is not indexed', () => {
  expect(noindexReason({ pinCount: 1, hidesFromSearchEngines: false, isPrivate: true })).toBe(
    'private-profile',
  );
});

test('[AC-04] a profile that its member keeps out of search engines is not indexed', () => {
  expect(noindexReason({ pinCount: 1, hidesFromSearchEngines: true, isPrivate: false })).toBe(
    'hidden-by-member',
  );
});
