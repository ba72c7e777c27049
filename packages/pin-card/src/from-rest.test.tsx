import { aPinner } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { fromRest, PinCard } from './index.ts';
import { createFullPin, onTheWire } from './testing/full-pin.ts';
import { rendered } from './testing/rendered.ts';

const wire = {
  id: '77',
  title: 'Kiln week',
  grid_title: 'Kiln week at the studio',
  alt_text: 'Bowls on a shelf',
  description_html: '<p>Five days</p>',
  created_at: '2026-10-12T07:15:00.000Z',
  link: 'https://www.northlight.example/a',
  dominant_color: '#8a6f5c',
  images: { '236x': { url: '/236x/a.jpg', width: 236, height: 354 } },
  is_promoted: false,
  native_creator: { id: '7', full_name: 'Mira Okafor', image_small_url: '/60x60/m.jpg' },
  board: { id: '4', name: 'Quiet kitchens', is_collaborative: false, followed_by_me: true },
  reaction_counts: { '5': 9, '1': 4 },
  videos: { video_list: { V_720P: { url: '/v.mp4', width: 720, height: 1280, duration: 18_000 } } },
  carousel_data: { id: '1', index: 0, carousel_slots: [{ id: '2', title: 'Ash', image_signature: 'a' }] },
  aggregated_pin_data: { is_shop_the_look: true, pin_tags_chips: [{ id: '9', link: null }] },
};

test('names come in camelCase, those that a pin keeps as they are', () => {
  expect(fromRest(wire)).toMatchObject({
    id: '77',
    entityId: '77',
    gridTitle: 'Kiln week at the studio',
    description_html: '<p>Five days</p>',
    createdAt: '2026-10-12T07:15:00.000Z',
    nativeCreator: { entityId: '7', fullName: 'Mira Okafor', imageSmallUrl: '/60x60/m.jpg' },
    board: { entityId: '4', name: 'Quiet kitchens', followedByMe: true },
    aggregatedPinData: { isShopTheLook: true, pinTagsChips: [{ entityId: '9' }] },
  });
});

test('all that a pin is comes as it was sent', () => {
  const pin = {
    ...createFullPin(),
    originPinner: aPinner(),
    viaPinner: aPinner(),
    sourceInterest: { entityId: '3', name: 'Ceramics' },
    linkDomain: { officialUser: { entityId: '4', imageMediumUrl: '/o.jpg' } },
  };
  expect(fromRest(onTheWire(pin))).toMatchObject(pin);
  expect(fromRest({ id: 1, closeup_unified_description: 'A', pinner: { pin_count: 3 } })).toMatchObject({
    closeup_unified_description: 'A',
    pinner: { pin_count: 3 },
  });
});

test('sizes of pictures and renditions of videos keep their names, counts become a list', () => {
  expect(fromRest(wire)).toMatchObject({
    images: { '236x': { url: '/236x/a.jpg', width: 236, height: 354 } },
    video: { variants: { V_720P: { url: '/v.mp4', duration: 18_000 } } },
    carousel: { id: '1', slots: [{ id: '2', title: 'Ash', imageSignature: 'a' }] },
    reactionCounts: [
      { reactionType: 1, reactionCount: 4 },
      { reactionType: 5, reactionCount: 9 },
    ],
  });
});

test.for([null, 'pin', [], {}, { id: null }, { id: {} }, { id: '../logout' }, { id: 0 }])(
  '%j is no pin',
  (answer) => {
    expect(fromRest(answer)).toBeUndefined();
  },
);

test('a numeric id becomes a text, a list of counts stays one', () => {
  const pin = fromRest({ id: 77, reaction_counts: [{ reaction_type: 5, reaction_count: 2 }] });
  expect(pin).toMatchObject({ id: '77', reactionCounts: [{ reactionType: 5, reactionCount: 2 }] });
});

test('a card of it is whole', async () => {
  const pin = fromRest({ ...wire, carousel_data: null });
  const html = await rendered(pin && <PinCard pin={pin} surface="AuthHomefeed" viewer="signed-in" />);
  for (const part of [
    'Kiln week at the studio',
    'Bowls on a shelf',
    '/236x/a.jpg',
    'color="#8a6f5c"',
    'Mira Okafor',
    '0:18',
  ])
    expect(html).toContain(part);
});
