import { expectNoInjection, XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  anArticlePin,
  aPin,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
} from '@pegboard/types/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BotContent } from './seo/bot-content.tsx';
import { closeupSeo } from './seo/index.ts';
import { CloseupCarousel } from './carousel/index.ts';
import { PinRow } from './pin-row/index.ts';
import { Closeup } from './index.ts';

/** Returns the value with every text replaced; ids, codes and numbers are unchanged. */
function poisoned(value: unknown, text: string, key = ''): unknown {
  const isUnchanged = [
    'id',
    'entityId',
    'currency',
    'type',
    'createdAt',
    'datePublished',
    'typeName',
  ].includes(key);
  if (typeof value === 'string') return isUnchanged ? value : text;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, text, name)]));
}

const PINS: Readonly<Record<string, Pin>> = {
  image: aPin({ digitalMediaSourceType: 11, saveCount: 3 }),
  product: aProductPin(),
  recipe: aRecipePin(),
  article: anArticlePin(),
  carousel: aCarouselPin(),
  story: aStoryPin(),
  promoted: aPromotedPin(),
};

test('there are 60 hostile texts', () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(60);
});

test.each(Object.keys(PINS))('[CU-04] no hostile text in any field of an %s pin becomes a script', (kind) => {
  for (const text of XSS_PAYLOADS) {
    const pin = poisoned(PINS[kind], text) as Pin;
    const html = renderToString(
      <Closeup
        pin={pin}
        viewer="signed-out"
        profileHref={(name) => `/${encodeURIComponent(name)}/`}
        video={<CloseupCarousel pin={pin} />}
        more={<BotContent />}
      >
        <PinRow title={text} pins={[pin]} captionOf={() => text} untitled={text} />
      </Closeup>,
    );
    expectNoInjection(html);
  }
});

test.each(Object.keys(PINS))('[CU-09] nor an address or a script in the head of an %s pin', (kind) => {
  const site = { publicUrl: 'https://pegboard.example', name: 'Pegboard', untitled: 'Pin' };
  for (const text of XSS_PAYLOADS) {
    const { canonical, jsonLd, meta } = closeupSeo(poisoned(PINS[kind], text) as Pin, site);
    expect(canonical).toMatch(/^https:\/\/pegboard\.example\//);
    for (const { key, content } of meta)
      if (/^og:(?:url|image|video)$/.test(key)) expect(content).toMatch(/^https:\/\/pegboard\.example\//);
    expect(JSON.stringify(jsonLd)).not.toMatch(/"(?:url|contentUrl|isBasedOn|item)":"(?!https?:)/);
  }
});
