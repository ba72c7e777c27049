import { pinSchema, type Pin } from '@pegboard/types';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  cardAspect,
  cardPicture,
  fromGraphQL,
  fromRest,
  fromV5,
  PinCard,
  preloadCardModules,
  type PinCardData,
} from './index.ts';
import graphqlAnswers from './testing/recorded/graphql.json' with { type: 'json' };
import restAnswers from './testing/recorded/rest.json' with { type: 'json' };
import v5Answers from './testing/recorded/v5.json' with { type: 'json' };
import { rendered } from './testing/rendered.ts';

beforeAll(preloadCardModules);

const image = (url: string, width: number, height: number) => ({ url, width, height });
const answer = {
  id: '77',
  created_at: '2026-10-12T07:15:00',
  title: 'Kiln week',
  description: 'Five days',
  alt_text: 'Bowls on a shelf',
  link: 'https://www.northlight.example/a',
  dominant_color: '#8a6f5c',
  board_id: '4',
  media: {
    media_type: 'image',
    images: {
      '150x150': image('/150.jpg', 150, 150),
      '400x300': image('/400.jpg', 400, 300),
      '600x': image('/600.jpg', 600, 900),
      '1200x': image('/1200.jpg', 1200, 1800),
    },
  },
};

/** The same six pins of the demonstration site, one for each kind, as each API sent them. */
const recorded = v5Answers.map((v5, index) => {
  const graphql = graphqlAnswers[index];
  const rest = restAnswers[index];
  if (!graphql || !rest) throw new Error('Each API was recorded with the same pins.');
  return {
    kind: v5.creative_type,
    pins: {
      rest: fromRest(rest),
      // The recorded file is wider than the fragment's type: texts instead of their unions.
      graphql: fromGraphQL(graphql as unknown as PinCardData),
      v5: fromV5(v5),
    },
  };
});

test.for(recorded)('[PK-11] [BY-16] recorded answers become the same valid pin: $kind', async ({ pins }) => {
  const shown = await Promise.all(
    Object.entries(pins).map(async ([api, pin]) => {
      expect(pinSchema.safeParse(pin).error, api).toBeUndefined();
      if (!pin) throw new Error(`${api} has no pin.`);
      const html = await rendered(<PinCard pin={pin} surface="AuthHomefeed" viewer="signed-in" />);
      expect(html, api).toContain(`/pin/${pin.id}/`);
      return essenceOf(pin);
    }),
  );
  for (const essence of shown) expect(essence).toEqual(shown[0]);
  expect(pins.v5?.createdAt).toBe(pins.rest?.createdAt);
});

/** Returns the parts of a pin that every API has. */
function essenceOf(pin: Pin) {
  const { id, gridTitle, altText, link, dominantColor } = pin;
  const file = cardPicture(pin)?.url.split('/').at(-1);
  return { id, gridTitle, altText, link, dominantColor, file, aspect: cardAspect(pin).toFixed(2) };
}

test('[PK-11] texts, board and renditions of the public API; a crop is not taken for the image', () => {
  expect(fromV5(answer)).toEqual({
    id: '77',
    entityId: '77',
    title: 'Kiln week',
    gridTitle: 'Kiln week',
    description: 'Five days',
    altText: 'Bowls on a shelf',
    link: 'https://www.northlight.example/a',
    dominantColor: '#8a6f5c',
    createdAt: '2026-10-12T07:15:00Z',
    board: { entityId: '4' },
    video: null,
    images: {
      '136x136': image('/150.jpg', 150, 150),
      '474x': null,
      '564x': image('/600.jpg', 600, 900),
      '736x': image('/1200.jpg', 1200, 1800),
      orig: null,
    },
  });
});

test('[PK-11] a video has its file and cover; without an address it is an image', () => {
  const media = {
    media_type: 'video',
    cover_image_url: '/cover.jpg',
    video_url: '/v.mp4',
    duration: 18_000,
    width: 720,
    height: 1280,
  };
  const pin = fromV5({ id: 77, media });
  expect(pin?.video?.variants.V_720P).toEqual({ ...image('/v.mp4', 720, 1280), duration: 18_000 });
  expect(pin?.images?.['564x']).toEqual(image('/cover.jpg', 720, 1280));
  expect(fromV5({ id: 77, media: { ...media, video_url: null } })?.video).toBeNull();
});

test('[PK-11] several images become slides', () => {
  const items = [
    { item_type: 'image', title: 'Ash', link: 'https://a.example/', images: answer.media.images },
    { item_type: 'video', cover_image_url: '/c.jpg', width: 9, height: 16 },
  ];
  const pin = fromV5({ ...answer, media: { media_type: 'multiple_mixed', items } });
  expect(pin?.carousel).toMatchObject({
    id: '77',
    index: 0,
    slots: [
      { id: '77-0', title: 'Ash', link: 'https://a.example/' },
      { id: '77-1', title: null, images: { '564x': image('/c.jpg', 9, 16) } },
    ],
  });
  expect(pin?.images).toEqual(pin?.carousel?.slots[0]?.images);
});

test.for([null, 'pin', [], {}, { id: null }, { id: {} }, { id: '../logout' }, { id: 0 }, { code: 50 }])(
  '[PK-11] %j is no pin of the public API',
  (value) => {
    expect(fromV5(value)).toBeUndefined();
  },
);

test('[PK-11] every adapter is total: no JSON makes it throw', () => {
  const field = (name: string) => fc.tuple(fc.constant(name), fc.jsonValue());
  const names = [
    ...Object.keys(answer),
    'images',
    'videos',
    'carousel_data',
    'story_pin_data',
    'reaction_counts',
    'pinner',
  ];
  const near = fc.array(fc.oneof(...names.map(field))).map((fields) => Object.fromEntries(fields));
  const media = fc.record(
    {
      items: fc.jsonValue(),
      images: fc.dictionary(fc.constantFrom('150x150', '400x300', '600x', '1200x'), fc.jsonValue()),
      video_url: fc.jsonValue(),
      width: fc.jsonValue(),
      height: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(near, media, fc.jsonValue(), (fields, hostile, anything) => {
      for (const value of [anything, { ...fields, id: '77' }, { ...fields, id: '77', media: hostile }]) {
        expect(() => fromV5(value)).not.toThrow();
        expect(() => fromRest(value)).not.toThrow();
      }
    }),
  );
});
