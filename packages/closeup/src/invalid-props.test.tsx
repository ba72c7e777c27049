import type { Pin } from '@pegboard/types';
import {
  anArticlePin,
  aCarouselPin,
  aPin,
  aProductPin,
  aRecipePin,
  aStoryPin,
} from '@pegboard/types/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CloseupCarousel } from './carousel/index.ts';
import { PinRow } from './pin-row/index.ts';
import { BotContent } from './seo/bot-content.tsx';
import { Closeup, CommentsSection, preloadCloseup, type CloseupProps } from './index.ts';

/** Props of the wrong type, as an app without types passes them. */
type Invalid = Readonly<Record<string, unknown>>;

const complaints = vi.spyOn(console, 'error');
beforeAll(() => preloadCloseup());
beforeEach(() => void complaints.mockReset());
afterEach(() => vi.unstubAllEnvs());

function render(props: Invalid): string {
  const all = { viewer: 'signed-in', profileHref: (name: string) => `/${name}/`, pin: aPin(), ...props };
  const slots: ReactNode = <CommentsSection isAllowed>{() => null}</CommentsSection>;
  return renderToString(
    <Closeup
      {...(all as unknown as CloseupProps)}
      video={<CloseupCarousel pin={all.pin} />}
      more={<BotContent />}
      comments={slots}
    >
      <PinRow title="More" pins={[all.pin]} captionOf={({ title }) => title ?? ''} untitled="Pin" />
    </Closeup>,
  );
}

const pinWith = (fields: Invalid, pin: Pin = aPin()): Pin => ({ ...pin, ...fields }) as unknown as Pin;

const FIELDS: readonly (readonly [string, Invalid])[] = [
  ['a number as id', { id: 7 }],
  ['no id', { id: undefined }],
  ['a number as title', { title: 7, gridTitle: 7, altText: 7, autoAltText: 7 }],
  ['an object as title', { title: {}, gridTitle: [], altText: {}, autoAltText: {} }],
  [
    'a number as description',
    { description: 7, closeupDescription: {}, closeup_unified_description: ['A cup'] },
  ],
  ['a number as link', { link: 7, domain: 7, destinationUrl: 7, adDestinationUrl: {} }],
  ['a number as color', { dominantColor: 7 }],
  ['no images', { images: undefined }],
  ['null as images', { images: null }],
  ['a string as images', { images: 'cup.webp' }],
  ['an image without a size', { images: { '736x': { url: '/cup.webp' } } }],
  ['an image without an address', { images: { '736x': { width: 736, height: 900 } } }],
  [
    'an image with strings as its size',
    { images: { '736x': { url: '/cup.webp', width: '736', height: '900' } } },
  ],
  ['an image with a number as address', { images: { '736x': { url: 7, width: 736, height: 900 } } }],
  ['a number as GIF', { embed: { type: 7, src: 7 } }],
  ['an object as GIF', { embed: { type: 'gif', src: {} } }],
  ['strings as people', { pinner: 'Mira', nativeCreator: 'Mira', promoter: 'Mira', sponsorship: 'Mira' }],
  ['numbers as names', { nativeCreator: { entityId: 7, fullName: 7, username: 7 } }],
  ['an object as name', { nativeCreator: { entityId: '7', fullName: {}, username: {} } }],
  ['a number as promoter of an ad', { isPromoted: true, promoter: 7 }],
  ['strings as counts', { saveCount: 'many', commentCount: 'many' }],
  ['objects as counts', { saveCount: {}, commentCount: [] }],
  ['a string as board', { board: 'Cups' }],
  ['numbers in the board', { board: { id: 7, name: 7, url: 7 } }],
  ['a string as rich summary', { richSummary: 'recipe', richMetadata: 'recipe' }],
  ['a number as products', { richSummary: { typeName: 'product', products: 7 } }],
  ['an object as media type', { digitalMediaSourceType: {} }],
  ['an object as slots', { carousel: { id: '7', index: '0', slots: {} } }],
  ['strings as slots', { carousel: { id: '7', index: 0, slots: ['one', 'two'] } }],
  ['a string as video', { video: 'film.mp4' }],
  ['a number as pages of a story', { storyPin: { id: '7', pages: 7, lists: 7 } }],
  ['a number as ingredients', { richMetadata: { recipe: { ingredients: 7, cookTime: 'long' } } }],
  ['a title of 100,000 characters', { title: 'cup '.repeat(25_000) }],
  ['a description of 100,000 characters', { description: 'cup '.repeat(25_000) }],
  [
    '100,000 products',
    { richSummary: { products: Array.from({ length: 100_000 }, () => ({ name: 'Cup', itemId: 'one' })) } },
  ],
];

const PROPS: readonly (readonly [string, Invalid])[] = [
  ['no viewer', { viewer: undefined }],
  ['a number as locale', { locale: 7 }],
  ['an unknown locale', { locale: 'x' }],
  ['null as messages', { messages: null }],
  ['a number as className', { className: 7 }],
  ['a string as offers', { offers: 'many' }],
  ['no address of profiles', { profileHref: undefined }],
  ['null as offers', { pin: aProductPin(), offers: null }],
];

const PINS: Readonly<Record<string, Pin>> = {
  image: aPin(),
  product: aProductPin(),
  recipe: aRecipePin(),
  article: anArticlePin(),
  carousel: aCarouselPin(),
  story: aStoryPin(),
};

for (const environment of ['development', 'production'] as const) {
  test.each(FIELDS)(
    `[PK-01] [CU-04] ${environment}: a pin with %s is a close-up of what there is`,
    (_, fields) => {
      vi.stubEnv('NODE_ENV', environment);
      for (const [kind, pin] of Object.entries(PINS)) {
        const html = render({ pin: pinWith(fields, pin) });
        expect(html, kind).toContain('<article');
        expect(html, kind).not.toMatch(/NaN|\[object|>undefined<|"undefined"/);
        expect(html.length, kind).toBeLessThan(600_000);
      }
    },
  );

  test.each(PROPS)(`[PK-01] [CU-04] ${environment}: a close-up with %s shows what there is`, (_, props) => {
    vi.stubEnv('NODE_ENV', environment);
    const html = render(props);
    expect(html).toContain('<article');
    expect(html).not.toMatch(/NaN|\[object|>undefined</);
  });

  test.each([
    ['no pin', undefined],
    ['null', null],
    ['a text', 'pin'],
    ['a number', 7],
  ])(`[PK-01] [CU-04] ${environment}: a close-up of %s is empty`, (_, pin) => {
    vi.stubEnv('NODE_ENV', environment);
    expect(renderToString(<Closeup {...({ viewer: 'signed-in', pin } as unknown as CloseupProps)} />)).toBe(
      '',
    );
  });
}

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
])('[PK-01] [CU-04] an address with another scheme is never one of the close-up: %s', (address) => {
  const html = render({
    pin: pinWith({
      link: address,
      destinationUrl: address,
      board: { id: '7', name: 'Cups', url: address },
      images: { '736x': { url: address, width: 736, height: 900 } },
      embed: { type: 'gif', src: address },
      nativeCreator: { entityId: '7', fullName: 'Mira', username: 'mira', imageSmallUrl: address },
    }),
  });
  expect(html).not.toMatch(/href="(?:javascript|data|vbscript|blob|file):/i);
  // An image may be a local preview of the app: `blob:`.
  expect(html).not.toMatch(/src(?:set)?="(?:javascript|data:text|vbscript|file)/i);
});

test('[PK-01] development names the component, the prop and what it got, once', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const { Closeup: Fresh } = await import('./index.ts');
  const props = { viewer: 'signed-in', pin: 'cup' } as unknown as CloseupProps;
  renderToString(<Fresh {...props} />);
  renderToString(<Fresh {...props} />);
  expect(complaints.mock.calls.flat()).toEqual([
    'Closeup: the prop pin must be a pin with a string as id. It got "cup".',
  ]);
});

test('[PK-01] production logs nothing about an invalid prop', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderToString(<Closeup {...({ viewer: 'signed-in', pin: null } as unknown as CloseupProps)} />);
  expect(complaints).not.toHaveBeenCalled();
});
