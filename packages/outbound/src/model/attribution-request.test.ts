import { describe, expect, test } from 'vitest';
import { attributionRequest, type AttributedPin } from './attribution-request.ts';

const AD: AttributedPin = {
  isPromoted: true,
  attributionSourceId: '123',
  advertiserId: '9',
  campaignId: '42',
  adDestinationUrl: 'https://shop.example/cups?utm=1',
};
const PAGE = {
  address: 'https://pegboard.example/pin/7/',
  mainAddress: 'https://pegboard.example',
  isExempt: false,
};

describe('[OB-07] the request', () => {
  test('of a click says for how long, and that it weighs 2', () => {
    expect(attributionRequest(AD, 'click', PAGE)).toEqual({
      kind: 'request',
      query: {
        source_event_id: '123',
        destination: '["https://shop.example"]',
        expiry: '604800',
        priority: '2',
        advertiser_id: '9',
        campaign_id: '42',
        source_event_type: 'click',
      },
    });
  });

  test('of a view lasts a day and weighs 1', () => {
    expect(attributionRequest(AD, 'view', PAGE)).toMatchObject({
      query: { expiry: '86400', priority: '1', source_event_type: 'view' },
    });
  });

  test('names its host where that is not the main one', () => {
    const address = 'https://fr.pegboard.example/';
    expect(attributionRequest(AD, 'click', { ...PAGE, address })).toMatchObject({
      query: { hostname: 'fr.pegboard.example' },
    });
  });

  test('goes by the destination of an ad, else its address outside, else its link', () => {
    const { adDestinationUrl: _, ...rest } = AD;
    const leads = { destinationUrl: 'https://b.example/', link: 'https://c.example/' };
    expect(attributionRequest({ ...rest, ...leads }, 'click', PAGE)).toMatchObject({
      query: { destination: '["https://b.example"]' },
    });
    expect(attributionRequest({ ...rest, link: leads.link }, 'click', PAGE)).toMatchObject({
      query: { destination: '["https://c.example"]' },
    });
  });
});

test.each<[string, Partial<AttributedPin>, object, string]>([
  ['what is no ad', { isPromoted: false }, {}, 'skipped'],
  ['an ad that was saved', { isDownstreamPromotion: true }, {}, 'skipped'],
  ['who is exempt', {}, { isExempt: true }, 'skipped'],
  ['no event', { attributionSourceId: null }, {}, 'missing_param'],
  ['no advertiser', { advertiserId: '' }, {}, 'missing_param'],
  ['no campaign', { campaignId: undefined }, {}, 'missing_param'],
  ['no destination', { adDestinationUrl: null }, {}, 'missing_param'],
  ['a destination without a host', { adDestinationUrl: 'mailto:a' }, {}, 'hostname_parse_failed'],
  ['a destination that is no address', { adDestinationUrl: 'cups' }, {}, 'hostname_parse_failed'],
  ['a page without an address', {}, { address: '' }, 'hostname_parse_failed'],
])('[OB-07] %s: %4$s', (_, pin, page, status) => {
  expect(attributionRequest({ ...AD, ...pin }, 'click', { ...PAGE, ...page })).toEqual({
    kind: 'failure',
    status,
  });
});
