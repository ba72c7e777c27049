import type { PinCardData } from '@pegboard/pin-card';
import { aPin } from '@pegboard/types/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppStores } from '../app-stores.tsx';
import { CardHtmlCacheContext } from '../../features/pin-feed/card-html-cache.ts';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { OutboundLinks } from '../../features/outbound/outbound-links.tsx';
import { Saving } from '../providers/saving.tsx';
import { createQueryCache } from '../../data/query-cache.ts';
import { createInvalidation } from '../../data/invalidation.ts';
import { PageInfoContext } from '../../data/page-info.ts';
import { createVisitorCards, type VisitorCards } from './visitor-cards.tsx';

const INFO = {
  publicUrl: 'https://pegboard.example',
  locale: 'en-US',
  theme: 'auto',
  isBot: false,
  device: 'desktop',
  csrfToken: 'mine',
} as const;

const { images: _, id: __, carousel: ___, storyPin: ____, collectionPin: _____, ...ANY } = aPin();

function dataOf(id: string, title = 'Kiln week'): PinCardData {
  const size = { size: '236x', url: `/i/236x/${id}.webp`, width: 236, height: 300 };
  return { ...ANY, title, gridTitle: title, entityId: id, images: [size], savedByViewer: [] };
}

/** Renders a visitor's page of these pins, with or without cached cards. */
function pageOf(pins: readonly PinCardData[], cards?: VisitorCards): string {
  const answers = createQueryCache(async () => ({}) as never);
  answers.restore({ 'Viewer {}': { viewer: null } });
  const freshness = createInvalidation();
  const stores = (children: ReactNode): ReactNode => (
    <AppStores answers={answers} freshness={freshness}>
      {children}
    </AppStores>
  );
  const feed = { pins, status: 'end', loadMore: () => undefined } as const;
  return renderToString(
    <PageInfoContext value={INFO}>
      {stores(
        <CardHtmlCacheContext value={cards?.within(stores) ?? null}>
          <StaticRouter location="/">
            <Saving>
              <OutboundLinks>
                <PinFeed feed={feed} surface="UnauthHomefeed" empty={null} />
              </OutboundLinks>
            </Saving>
          </StaticRouter>
        </CardHtmlCacheContext>,
      )}
    </PageInfoContext>,
  );
}

const pins = Array.from({ length: 12 }, (_, index) => dataOf(String(index + 1)));

test('[PG-04] a page with known cards is the page without them, at first and from then on', () => {
  const cards = createVisitorCards(100);
  const whole = pageOf(pins);
  expect(pageOf(pins, cards)).toBe(whole);
  expect(pageOf(structuredClone(pins), cards)).toBe(whole);
});

test('a card whose data changed is rendered from what they are now', () => {
  const cards = createVisitorCards(100);
  pageOf(pins, cards);
  const changed = pins.with(9, dataOf('10', 'Kiln week, second part'));
  expect(pageOf(changed, cards)).toBe(pageOf(changed));
});

test('equal data are the same data, other data are not', () => {
  const { sameData } = createVisitorCards(100).within((card) => card);
  const [first, again, other] = [dataOf('1'), dataOf('1'), dataOf('1', 'Other')];
  expect(sameData(first)).toBe(first);
  expect(sameData(again)).toBe(first);
  expect(sameData(other)).toBe(other);
});

test('the cache is limited, and evicts the least used entries first', () => {
  const { sameData } = createVisitorCards(2).within((card) => card);
  const [one, two] = [dataOf('1'), dataOf('2')];
  sameData(one);
  sameData(two);
  sameData(dataOf('1'));
  sameData(dataOf('3'));
  expect(sameData(dataOf('1'))).toBe(one);
  expect(sameData(dataOf('2'))).not.toBe(two);
});
