import type { Pin } from '@pegboard/types';
import { aPin } from '@pegboard/types/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardSize, PinCard, type PinCardProps } from './index.ts';

/** What an app without types passes: props of the wrong type, in a pin of a server or of its own. */
type Invalid = Readonly<Record<string, unknown>>;

const complaints = vi.spyOn(console, 'error');
beforeEach(() => void complaints.mockReset());
afterEach(() => vi.unstubAllEnvs());

const render = (props: Invalid): string =>
  renderToString(
    <PinCard
      {...({ surface: 'SearchItem', viewer: 'signed-in', pin: aPin(), ...props } as unknown as PinCardProps)}
    />,
  );
const pinWith = (fields: Invalid): Pin => ({ ...aPin(), ...fields }) as unknown as Pin;

const FIELDS: readonly (readonly [string, Invalid])[] = [
  ['a number as title', { title: 7, gridTitle: 7, altText: 7, autoAltText: 7 }],
  ['an object as title', { title: {}, gridTitle: [], altText: {} }],
  ['a number as link', { link: 7, domain: 7 }],
  ['a number as color', { dominantColor: 7 }],
  ['no images', { images: undefined }],
  ['null as images', { images: null }],
  ['a string as images', { images: 'cup.webp' }],
  ['an image without a size', { images: { '236x': { url: '/cup.webp' } } }],
  ['an image without an address', { images: { '236x': { width: 236, height: 300 } } }],
  [
    'an image with strings as its size',
    { images: { '236x': { url: '/cup.webp', width: '236', height: '300' } } },
  ],
  ['an image with a number as address', { images: { '236x': { url: 7, width: 236, height: 300 } } }],
  ['strings as people', { pinner: 'Mira', nativeCreator: 'Mira', promoter: 'Mira', sponsorship: 'Mira' }],
  ['numbers as names', { nativeCreator: { entityId: 7, fullName: 7, username: 7 } }],
  ['a string as rich summary', { richSummary: 'recipe' }],
  ['a number as products', { richSummary: { typeName: 'product', products: 7 } }],
  ['an object as slots', { carousel: { id: '7', index: '0', slots: {} } }],
  ['a string as video', { video: 'film.mp4' }],
  ['a number as pages of a story', { storyPin: { id: '7', pages: 7 } }],
  ['a string as reactions', { reactionCounts: 'many' }],
  [
    '100,000 reactions',
    { reactionCounts: Array.from({ length: 100_000 }, () => ({ reactionType: 1, reactionCount: 1 })) },
  ],
  ['a title of 100,000 characters', { gridTitle: 'cup '.repeat(25_000) }],
];

const PROPS: readonly (readonly [string, Invalid])[] = [
  ['no surface', { surface: undefined }],
  ['an unknown surface', { surface: 'Shop' }],
  ['no viewer', { viewer: undefined }],
  ['a number as locale', { locale: 7 }],
  ['a number as href', { href: 7 }],
  ['null as messages', { messages: null }],
  ['a string as savedTo', { savedTo: 'Cups' }],
  ['a number as className', { className: 7 }],
];

for (const environment of ['development', 'production'] as const) {
  test.each(FIELDS)(
    `[PK-01] [PC-01] ${environment}: a card of a pin with %s renders what it can`,
    (_, fields) => {
      vi.stubEnv('NODE_ENV', environment);
      const html = render({ pin: pinWith(fields) });
      expect(html).toContain('<article');
      expect(html).not.toMatch(/NaN|\[object|>undefined</);
      const { aspect, extra } = cardSize(
        pinWith(fields),
        { surface: 'SearchItem', viewer: 'signed-in' },
        236,
      );
      expect([aspect, extra].every(Number.isFinite)).toBe(true);
      expect(html.length).toBeLessThan(20_000);
    },
  );

  test.each(PROPS)(`[PK-01] [PC-01] ${environment}: a card with %s renders what it can`, (_, props) => {
    vi.stubEnv('NODE_ENV', environment);
    const html = render(props);
    expect(html).toContain('<article');
    expect(html).not.toMatch(/NaN|\[object|>undefined</);
  });
}

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
])('[PK-01] [PC-01] an address with another scheme is never one of the card: %s', (address) => {
  const html = render({
    href: address,
    pin: pinWith({
      link: address,
      images: { '236x': { url: address, width: 236, height: 300 } },
      nativeCreator: { entityId: '7', fullName: 'Mira', username: 'mira', imageSmallUrl: address },
    }),
  });
  expect(html).not.toMatch(/href="(?:javascript|data|vbscript|blob|file):/i);
  // An image may be a local preview of the app: `blob:`.
  expect(html).not.toMatch(/src(?:set)?="(?:javascript|data:text|vbscript|file)/i);
});

test('[PK-01] production logs nothing about an invalid prop', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render({ pin: null });
  expect(complaints).not.toHaveBeenCalled();
});
