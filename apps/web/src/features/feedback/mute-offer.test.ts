import { aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getMuteOffer } from './mute-offer.ts';

const pinner = { entityId: '7', fullName: 'Mira Okafor', username: 'mira' };

test('[SR-13] after a pin was hidden, the site of its link can be muted', () => {
  const pin = aPin({ link: 'https://www.example.com/a', pinner });
  expect(getMuteOffer(pin, {})).toEqual({ kind: 'site', value: 'www.example.com', name: 'example.com' });
  expect(getMuteOffer(aPin({ link: null }), {})).toBeUndefined();
  expect(getMuteOffer(aPin({ link: 'javascript:alert(1)' }), {})).toBeUndefined();
});

test('[SR-13] whoever wants fewer pins of a member can mute the member', () => {
  const pin = aPin({ link: 'https://example.com/', pinner });
  expect(getMuteOffer(pin, { explicitType: 'pinner' })).toEqual({
    kind: 'member',
    value: '7',
    name: 'Mira Okafor',
  });
});
