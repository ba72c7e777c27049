import {
  aCarouselPin,
  aGifPin,
  anArticlePin,
  aPin,
  aProductPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';
import type { Pin, StoryLists } from '@pegboard/types';
import { expect, test } from 'vitest';
import { closeupSeo, isoDuration, type SeoSite } from './index.ts';

const site: SeoSite = { publicUrl: 'https://pegboard.example', name: 'Pegboard', untitled: 'Pin' };
const seo = (pin: Pin) => closeupSeo(pin, site);
const metaOf = (pin: Pin, key: string) => seo(pin).meta.find((meta) => meta.key === key)?.content;
const thingOf = (pin: Pin): Record<string, unknown> => {
  const [thing] = JSON.parse(JSON.stringify(seo(pin).jsonLd['@graph']));
  return thing;
};

test('[CU-09] the title is the SEO title, else the pin’s, else that of the grid, else a word for a pin', () => {
  const titles = { seoTitle: 'Kilns', title: 'Kiln week', gridTitle: 'A kiln' };
  expect(seo(aPin(titles)).title).toBe('Kilns');
  expect(seo(aPin({ ...titles, seoTitle: ' ' })).title).toBe('Kiln week');
  expect(seo(aPin({ ...titles, seoTitle: null, title: null })).title).toBe('A kiln');
  expect(seo(aPin({ title: null, gridTitle: null })).title).toBe('Pin');
});

test('[CU-09] the description is the SEO description, else the close-up’s, else what the picture shows, cut at a word', () => {
  expect(seo(aPin({ seoDescription: 'Of clay.' })).description).toBe('Of clay.');
  expect(seo(aPin({ closeupDescription: null, description: null })).description).toBe(
    'Stoneware bowls cooling on a wooden shelf',
  );
  const { description } = seo(aPin({ description: 'ash glaze '.repeat(60) }));
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/(ash|glaze)(…|\.\.\.)?$/);
});

test('[CU-09] the canonical address is whole, from the site’s own', () => {
  expect(seo(aPin({ seoUrl: '/pin/kiln-week--7/' })).canonical).toBe(
    'https://pegboard.example/pin/kiln-week--7/',
  );
  expect(seo(aPin({ id: '7', seoUrl: 'javascript:alert(1)' })).canonical).toBe(
    'https://pegboard.example/pin/7/',
  );
});

test('[CU-09] noindex comes with its reason; a page that may be found says neither', () => {
  const hidden = aPin({ seoNoindexReason: 'repin' });
  expect(metaOf(hidden, 'robots')).toBe('noindex');
  expect(metaOf(hidden, 'pegboard:noindex-reason')).toBe('repin');
  expect(metaOf(aPin(), 'robots')).toBe('max-image-preview:large');
  expect(metaOf(aPin(), 'pegboard:noindex-reason')).toBeUndefined();
});

test('[CU-09] Open Graph and Twitter card tell title, description and a picture that every preview reads', () => {
  const image = { url: '/736x/a.webp', width: 736, height: 920 };
  const pin = aPin({ images: { '736x': image }, seoUrl: '/pin/7/' });
  expect(seo(pin).meta.map(({ attribute, key, content }) => `${attribute} ${key} ${content}`)).toEqual(
    expect.arrayContaining([
      'property og:title Kiln week at the studio',
      'property og:url https://pegboard.example/pin/7/',
      'property og:image https://pegboard.example/736x/a.jpg',
      'property og:image:width 736',
      'property og:image:alt Stoneware bowls cooling on a wooden shelf',
      'name twitter:card summary_large_image',
      'name twitter:image https://pegboard.example/736x/a.jpg',
    ]),
  );
  expect(metaOf(aPin({ images: null }), 'twitter:card')).toBe('summary');
});

test('[CU-09] Open Graph tells a product its price, a video its file, an article when it was published', () => {
  expect(metaOf(aProductPin(), 'product:price:amount')).toBe('38');
  expect(metaOf(aProductPin({ isStaleProduct: true }), 'product:price:amount')).toBeUndefined();
  expect(metaOf(aVideoPin(), 'og:video')).toMatch(/^https:\/\/pegboard\.example\/.*\.mp4$/);
  expect(metaOf(anArticlePin(), 'og:type')).toBe('article');
});

const aStoryWith = (lists: Partial<StoryLists>): Pin =>
  aStoryPin({
    storyPin: { id: '9', pages: [], lists: { ingredients: [], materials: [], steps: [], ...lists } },
  });

test('[CR-08] the structured data of a story have its lists: a recipe or instructions', () => {
  const steps = ['Boil', 'Stir'];
  const shown = [
    { '@type': 'HowToStep', position: 1, text: 'Boil' },
    { '@type': 'HowToStep', position: 2, text: 'Stir' },
  ];
  expect(thingOf(aStoryWith({ ingredients: ['Rice'], steps, servings: 4, minutes: 90 }))).toMatchObject({
    '@type': 'Recipe',
    recipeIngredient: ['Rice'],
    recipeInstructions: shown,
    recipeYield: '4',
    totalTime: 'PT1H30M',
  });
  expect(thingOf(aStoryWith({ materials: ['Pot'], steps }))).toMatchObject({
    '@type': 'HowTo',
    supply: [{ '@type': 'HowToSupply', name: 'Pot' }],
    step: shown,
  });
});

test.each([
  ['image', aPin(), 'ImageObject'],
  ['gif', aGifPin(), 'ImageObject'],
  ['video', aVideoPin(), 'VideoObject'],
  ['product', aProductPin(), 'Product'],
  ['recipe', aRecipePin(), 'Recipe'],
  ['article', anArticlePin(), 'Article'],
  ['carousel', aCarouselPin(), 'ImageGallery'],
  ['story', aStoryPin(), 'SocialMediaPosting'],
  ['story with ingredients', aStoryWith({ ingredients: ['Rice'] }), 'Recipe'],
  ['story with steps', aStoryWith({ steps: ['Sand'] }), 'HowTo'],
])('[CU-09] the structured data of an %s pin say what it is', (_, pin, type) => {
  expect(thingOf(pin)).toMatchObject({
    '@type': type,
    description: expect.any(String),
    url: seo(pin).canonical,
  });
});

test('[CU-09] a product tells its offer, unless the price is stale, and whether it is in stock', () => {
  expect(thingOf(aProductPin())).toMatchObject({
    brand: { name: 'Northlight Ceramics' },
    offers: { '@type': 'Offer', price: 38, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.6, bestRating: 5, reviewCount: 213 },
  });
  expect(thingOf(aProductPin({ isOosProduct: true }))).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  expect(thingOf(aProductPin({ isStaleProduct: true }))['offers']).toBeUndefined();
  const offerSummary = { currency: 'EUR', minPrice: 9, maxPrice: 12 };
  expect(thingOf(aProductPin({ richSummary: { products: [{ offerSummary }] } }))['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 9,
    highPrice: 12,
  });
});

test('[CR-09] a recipe tells its preparation and steps, and an article its publisher', () => {
  const recipe = { prepTime: 15, cookTime: 75, ingredients: ['Rice'], steps: ['Boil'] };
  expect(thingOf(aRecipePin({ richMetadata: { recipe } }))).toMatchObject({
    prepTime: 'PT15M',
    cookTime: 'PT1H15M',
    totalTime: 'PT1H30M',
    recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Boil' }],
  });
  expect(thingOf(anArticlePin())).toMatchObject({
    publisher: { '@type': 'Organization', name: 'Field Notes' },
  });
});

test('[CU-09] a recipe tells time, servings and ingredients; a video how long it is', () => {
  const recipe = { cookTime: 75, servings: 4, ingredients: ['Salt', 'Rice', 'Salt'] };
  expect(thingOf(aRecipePin({ richMetadata: { recipe } }))).toMatchObject({
    totalTime: 'PT1H15M',
    recipeYield: '4',
    recipeIngredient: ['Salt', 'Rice'],
  });
  expect(thingOf(aVideoPin())['duration']).toBe('PT18S');
});

test('[CU-09] pictures that a model made say so', () => {
  expect(thingOf(aPin({ digitalMediaSourceType: 11 }))['digitalSourceType']).toBe(
    'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  );
});

test('[CU-09] the way from the home page over the board to the pin', () => {
  const board = { entityId: '3', name: 'Clay', url: '/mira/clay/' };
  const [, way] = JSON.parse(JSON.stringify(seo(aPin({ board, seoUrl: '/pin/7/' })).jsonLd['@graph']));
  expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://pegboard.example/',
    'https://pegboard.example/mira/clay/',
    'https://pegboard.example/pin/7/',
  ]);
});

test('a link that is not a web address is omitted', () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'nonsense'])
    expect(thingOf(aPin({ link }))['isBasedOn']).toBeUndefined();
});

test.each([
  [18, 'PT18S'],
  [4500, 'PT1H15M'],
  [3600, 'PT1H'],
  [0.2, 'PT1S'],
  [0, undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('[CU-09] %s seconds are %s in ISO 8601', (seconds, expected) => {
  expect(isoDuration(seconds)).toBe(expected);
});
