import type { Pin } from '@pegboard/types';
import {
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aProductPin,
  aRecipePin,
  aStoryPin,
} from '@pegboard/types/testing';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import {
  cardMenu,
  getCardDetails,
  cardSize,
  getDownloadUrl,
  fromGraphQL,
  fromRest,
  PinCard,
  preloadCardModules,
  sourceChip,
  type PinCardData,
  type Surface,
} from './index.ts';
import { createFullPin, onTheWire } from './testing/full-pin.ts';
import { dataOf } from './testing/graphql-answer.ts';

const LINES = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'https://',
  '\u202eevil\u202c\u2066',
  '"><script>alert(1)</script>',
  'red;background:url(//x)',
  'a'.repeat(10_000),
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(2000),
  '\ud800',
  ' ',
  '',
];
const text = fc.oneof(fc.constantFrom(...LINES), fc.string(), fc.constant(null));
const number = fc.oneof(
  fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 0.0001, 236),
  fc.double(),
  fc.constant(null),
);
const image = fc.oneof(fc.record({ url: text, width: number, height: number }), fc.constant(null));
const images = fc.oneof(
  fc.constant(null),
  fc.dictionary(fc.constantFrom('170x', '236x', '736x', 'orig', 'huge'), image),
);
const person = fc.oneof(
  fc.constant(null),
  fc.record({
    entityId: text,
    fullName: text,
    username: text,
    imageSmallUrl: text,
    isVerifiedMerchant: fc.boolean(),
  }),
);
const list = <T,>(item: fc.Arbitrary<T>) => fc.oneof(fc.constant(null), fc.array(item, { maxLength: 5 }));
const offer = fc.record({
  currency: text,
  price: number,
  minPrice: number,
  maxPrice: number,
  standardPrice: number,
});
const product = fc.record({ name: text, offerSummary: fc.oneof(fc.constant(null), offer) });
const rating = fc.record({ ratingValue: number, bestRating: number, reviewCount: number });
const story = fc.record({
  id: text,
  pages: list(fc.record({ blocks: list(fc.record({ type: text })) })),
  staticPageCount: number,
  totalVideoDuration: number,
  isDeleted: fc.boolean(),
});
const flag = fc.oneof(fc.boolean(), fc.constant(null));

/** Pins with fields of any type, including invalid values. */
const hostilePin = fc.record(
  {
    title: text,
    gridTitle: text,
    altText: text,
    autoAltText: text,
    link: text,
    adDestinationUrl: text,
    domain: text,
    dominantColor: text,
    images,
    origImageUrl: text,
    embed: fc.oneof(
      fc.constant(null),
      fc.record({ src: text, type: fc.constantFrom('gif', 'GIF', 'film', null) }),
    ),
    video: fc.oneof(
      fc.constant(null),
      fc.record({ variants: fc.dictionary(fc.constantFrom('V_720P', 'other'), image) }),
    ),
    carousel: fc.oneof(
      fc.constant(null),
      fc.record({
        id: text,
        index: number,
        slots: list(fc.record({ id: text, title: text, link: text, images })),
      }),
    ),
    storyPin: fc.oneof(fc.constant(null), story),
    storyPinDataId: text,
    aggregatedPinData: fc.record({ pinTagsChips: list(fc.record({ entityId: text, image })) }),
    collectionPin: fc.record({ itemData: list(fc.record({ images })) }),
    richSummary: fc.record({
      typeName: fc.constantFrom('recipe', 'product', 'article', 'thing', null),
      displayName: text,
      siteName: text,
      displayCookTime: number,
      aggregateRating: fc.oneof(fc.constant(null), rating),
      products: list(product),
    }),
    pinner: person,
    nativeCreator: person,
    promoter: person,
    sponsorship: fc.record({ status: number, creator: person, sponsor: person }),
    board: fc.record({ name: text, isCollaborative: flag }),
    reactionCounts: list(fc.record({ reactionType: number, reactionCount: number })),
    shoppingFlags: list(number),
    digitalMediaSourceType: number,
    access: list(text),
    isPromoted: flag,
    isDownstreamPromotion: flag,
    isEligibleForWebCloseup: flag,
    isOosProduct: flag,
    isStaleProduct: flag,
    shouldOpenInStream: flag,
  },
  { requiredKeys: [] },
);

const surface = fc.constantFrom<Surface>('AuthHomefeed', 'BoardFeed', 'ProfileGrid', 'SearchItem');
const context = fc.record({
  surface,
  viewer: fc.constantFrom('signed-in' as const, 'signed-out' as const),
  locale: fc.constantFrom(undefined, 'de-DE', 'ar-EG', 'not a locale', ''),
  isCollectionOn: fc.boolean(),
});
const pinOf = (fields: object): Pin => ({ ...fields, id: '77', entityId: '77' });

beforeAll(() => preloadCardModules());

test('a pin as broken as can be renders something sane and never throws', () => {
  fc.assert(
    fc.property(hostilePin, context, text, (fields, cardContext, name) => {
      const pin = pinOf(fields);
      const html = renderToString(
        <PinCard
          pin={pin}
          {...cardContext}
          savedTo={{ boardName: name, url: name }}
          href={name ?? undefined}
        />,
      );
      expect(html).not.toContain('<!--$!-->');
      expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|java\tscript|vbscript|data:text)/i);
      expect(html).not.toContain('<script');
      expect(html).not.toContain(' style=');
      expect(html).not.toMatch(/fill="[^"]*(?:url|;)/);
      const withoutUrls = html.replaceAll(/ (?:href|src|srcSet)="[^"]*"/g, '');
      expect(withoutUrls).not.toMatch(/[\u202a-\u202e]/);
      expect(withoutUrls).not.toMatch(/NaN|Infinity|undefined|\[object/);
      expect(withoutUrls.length).toBeLessThan(20_000);
    }),
    { numRuns: 400 },
  );
});

test('[PG-02] the height of a malformed pin’s card is within bounds', () => {
  fc.assert(
    fc.property(hostilePin, context, (fields, cardContext) => {
      const { aspect, extra } = cardSize(pinOf(fields), cardContext);
      expect(aspect).toBeGreaterThanOrEqual(0);
      expect(aspect).toBeLessThanOrEqual(6);
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra).toBeLessThan(300);
    }),
  );
});

test('every rule answers for a broken pin', () => {
  fc.assert(
    fc.property(hostilePin, context, (fields, cardContext) => {
      const pin = pinOf(fields);
      expect(getCardDetails(pin, cardContext)).toBe(getCardDetails(pin, cardContext));
      expect(sourceChip(pin)?.href ?? 'https:').toMatch(/^https?:/i);
      expect(cardMenu(pin, { ...cardContext, origin: 'right-click' }).length).toBeLessThanOrEqual(5);
    }),
  );
});

/** A pin of every kind, and one that combines all of them. */
const whole: readonly Pin[] = [
  aGifPin(),
  aProductPin(),
  aRecipePin(),
  anArticlePin(),
  aStoryPin(),
  aOneTapPin(),
  createFullPin(),
];
/** Values of the wrong type. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, 7, -1, '', 'words', [], [null], [[]], ['words'], {}, { length: 3 }, [
    {},
  ]),
  text,
);
const edits = fc.array(fc.tuple(fc.nat(), wrong), { minLength: 1, maxLength: 4 });

/** The required fields of a pin. */
const NEEDED: ReadonlySet<string> = new Set(['id', 'entityId']);

/** Returns all paths in a value. */
function placesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [
    [key],
    ...placesIn(below).map((place) => [key, ...place]),
  ]);
}

/** Returns a copy of a value with wrong values at some of its paths. */
function spoiled(value: object, changes: readonly (readonly [number, unknown])[]): object {
  const copy = structuredClone(value);
  const places = placesIn(copy).filter(([first, second]) => second ?? !NEEDED.has(first ?? ''));
  for (const [at, other] of changes) {
    const place = places[at % places.length] ?? [];
    let parent: unknown = copy;
    for (const key of place.slice(0, -1)) parent = Object(Reflect.get(Object(parent), key));
    Reflect.set(Object(parent), place.at(-1) ?? '', other);
  }
  return copy;
}

test.for<[string, (pin: Pin) => object, (answer: object) => Pin | undefined]>([
  ['a pin itself', (pin) => pin, (pin) => pin as Pin],
  ['an answer of GraphQL', dataOf, (answer) => fromGraphQL(answer as PinCardData)],
  ['an answer of REST', onTheWire, fromRest],
])('[PC-01] %s with anything in the place of anything is a card and has a height', ([, sent, read]) => {
  fc.assert(
    fc.property(fc.constantFrom(...whole.map(sent)), edits, context, (answer, changes, cardContext) => {
      const pin = read(spoiled(answer, changes));
      if (!pin) return;
      const html = renderToString(<PinCard pin={pin} {...cardContext} menu={{}} video={() => null} />);
      expect(html).not.toContain('<!--$!-->');
      expect(html.match(/.{20}(?:NaN|Infinity|undefined|\[object).{20}/)).toBeNull();
      const { aspect, extra } = cardSize(pin, cardContext);
      expect(aspect + extra).toBeGreaterThanOrEqual(0);
      cardMenu(pin, { ...cardContext, origin: 'right-click' });
      getDownloadUrl(pin);
      sourceChip(pin);
    }),
    { numRuns: 300 },
  );
});
