import { aMerchant, aPin, aPinner, aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { closeupCredit, getPersonName } from './credit.ts';

const maker = aPinner({ fullName: 'Ines Duarte' });
const sponsor = aPinner({ fullName: 'Kiln & Co' });

test('[CU-04] an ad credits its promoter', () => {
  const promoter = aMerchant();
  expect(closeupCredit(aPromotedPin({ promoter }))).toEqual({ person: promoter, paid: { kind: 'promoted' } });
});

test('[CU-04] an ad without a known promoter is still labeled as sponsored', () => {
  expect(closeupCredit(aPromotedPin({ promoter: null, nativeCreator: maker }))).toEqual({
    person: maker,
    paid: { kind: 'sponsored', sponsor: undefined },
  });
});

test('[CU-04] an ad that somebody passed on credits who made it', () => {
  const pin = aPromotedPin({ isDownstreamPromotion: true, nativeCreator: maker });
  expect(closeupCredit(pin)).toEqual({ person: maker, paid: undefined });
});

test.for([0, 2, 3])('[CU-04] a sponsorship of status %i names the creator and the sponsor', (status) => {
  const pin = aPin({ sponsorship: { status, creator: maker, sponsor } });
  expect(closeupCredit(pin)).toEqual({ person: maker, paid: { kind: 'sponsored', sponsor } });
});

test('[CU-04] a sponsorship of another status, or without a sponsor, is omitted', () => {
  const plain = { person: maker, paid: undefined };
  expect(closeupCredit(aPin({ nativeCreator: maker, sponsorship: { status: 1, sponsor } }))).toEqual(plain);
  expect(closeupCredit(aPin({ nativeCreator: maker, sponsorship: { status: 2 } }))).toEqual(plain);
});

test('[CU-04] without a creator the pinner is credited, without either there is no credit', () => {
  const pin = aPin({ nativeCreator: null, pinner: maker });
  expect(closeupCredit(pin)?.person).toBe(maker);
  expect(closeupCredit({ ...pin, pinner: null })).toBeUndefined();
});

test('[CU-04] a person without a full name is shown by the user name', () => {
  expect(getPersonName(aPinner({ fullName: ' ' }))).toBe('miraokafor');
});
