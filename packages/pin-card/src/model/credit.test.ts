import { aMerchant, aPin, aPinBoard, aPinner, aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardCredit, getDisplayName } from './credit.ts';
import { getPartnership } from './partnership.ts';

const mira = aPinner({ fullName: 'Mira Okafor' });
const shop = aMerchant({ fullName: 'Northlight' });

test('[PC-03] an ad credits its promoter, or its creator as sponsored if the promoter is unknown', () => {
  expect(cardCredit(aPromotedPin({ promoter: shop }))).toMatchObject({ kind: 'promoted', person: shop });
  expect(cardCredit(aPromotedPin({ promoter: null, nativeCreator: mira }))).toMatchObject({
    kind: 'ad',
    person: mira,
  });
});

test('[PC-03] an ad that names nobody is marked all the same, and so is a sponsored pin without a maker', () => {
  const nobody = { promoter: null, nativeCreator: null, pinner: null };
  expect(cardCredit(aPromotedPin(nobody))).toEqual({ kind: 'ad', person: { entityId: '' } });
  expect(cardCredit(aPin({ ...nobody, sponsorship: { status: 2, sponsor: shop } }))).toMatchObject({
    kind: 'sponsored',
    sponsor: shop,
  });
});

test.for([0, 2, 3])('[PC-03] a sponsorship of status %s names its sponsor', (status) => {
  const pin = aPin({ sponsorship: { status, creator: mira, sponsor: shop } });
  expect(cardCredit(pin)).toMatchObject({ kind: 'sponsored', person: mira, sponsor: shop });
});

test('[PC-03] a sponsorship of another status does not', () => {
  const pin = aPin({ sponsorship: { status: 1, creator: mira, sponsor: shop }, nativeCreator: mira });
  expect(cardCredit(pin)?.kind).toBe('creator');
});

test('[PC-03] a saved pin credits its pinner and the board, but on boards and profiles', () => {
  const pin = aPin({ nativeCreator: null, pinner: mira, board: aPinBoard({ name: 'Quiet kitchens' }) });
  expect(cardCredit(pin, 'AuthHomefeed')).toEqual({ kind: 'pinner', person: mira, board: 'Quiet kitchens' });
  expect(cardCredit(pin, 'BoardFeed')).toEqual({ kind: 'pinner', person: mira });
  expect(cardCredit(pin, 'ProfileGrid')).toEqual({ kind: 'pinner', person: mira });
});

test('[PC-03] somebody without a name is nobody', () => {
  const nobody = aPinner({ fullName: ' ', username: null });
  expect(cardCredit(aPin({ nativeCreator: nobody, pinner: mira }), 'BoardFeed')).toEqual({
    kind: 'pinner',
    person: mira,
  });
  expect(cardCredit(aPin({ nativeCreator: null, pinner: null }))).toBeUndefined();
});

test('[PC-17] an ad names its promoted partnership when it is eligible', () => {
  const adAttribution = {
    isEligibleForPromotedPartnership: true,
    promotedPartnershipAttributionName: 'Mira Okafor',
    promotedPartnershipAdvertiserName: 'Northlight',
  };
  expect(getPartnership(aPromotedPin({ promoter: shop, adAttribution }))).toEqual({
    advertiser: 'Northlight',
    partner: 'Mira Okafor',
  });
  const refused = { ...adAttribution, isEligibleForPromotedPartnership: false };
  expect(getPartnership(aPromotedPin({ adAttribution: refused }))).toBeUndefined();
  expect(getPartnership(aPin({ adAttribution }))).toBeUndefined();
  const unnamed = { ...adAttribution, promotedPartnershipAdvertiserName: null };
  expect(getPartnership(aPromotedPin({ promoter: shop, adAttribution: unnamed }))?.advertiser).toBe(
    'Northlight',
  );
});

test('[PC-23] a name never turns the direction of the words around it', () => {
  expect(getDisplayName(aPinner({ fullName: '\u202eMira\u202c Okafor\n' }))).toBe('Mira Okafor');
  expect(getDisplayName(aPinner({ fullName: 'ميرا' }))).toBe('\u2068ميرا\u2069');
});
