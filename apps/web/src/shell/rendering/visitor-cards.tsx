import type { PinCardData, Surface } from '@pegboard/pin-card';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppPinCard } from '../../features/pin-feed/app-pin-card.tsx';
import type { CardHtmlCache } from '../../features/pin-feed/card-html-cache.ts';
import { OutboundContext, NOOP_OUTBOUND } from '../../features/outbound/outbound-links-context.ts';
import { Saving } from '../providers/saving.tsx';

type CachedCard = { readonly data: PinCardData; readonly html: Map<Surface, string> };

/** The cache of cards rendered for visitors. */
export type VisitorCards = {
  /** Returns the cache for the stores of one visitor's page. */
  within(stores: (card: ReactNode) => ReactNode): CardHtmlCache;
};

/**
 * Creates a cache of cards by their data, at most `max`, evicting the least recently used. Data is read for
 * every request and compared completely; a card is rendered outside any page, without facts of the request,
 * so that it never contains data of a single visitor.
 */
export function createVisitorCards(max: number): VisitorCards {
  const byJson = new Map<string, CachedCard>();
  const byData = new WeakMap<PinCardData, CachedCard>();
  return {
    within: (stores) => ({
      sameData(data) {
        const json = JSON.stringify(data);
        const cached = byJson.get(json) ?? { data, html: new Map() };
        byJson.delete(json);
        byJson.set(json, cached);
        byData.set(cached.data, cached);
        const [oldest] = byJson.keys();
        if (byJson.size > max && oldest !== undefined) byJson.delete(oldest);
        return cached.data;
      },
      htmlOf(data, surface) {
        const known = byData.get(data)?.html.get(surface);
        if (known !== undefined) return known;
        const html = renderToString(
          stores(
            <StaticRouter location="/">
              <Saving>
                <OutboundContext value={NOOP_OUTBOUND}>
                  <AppPinCard data={data} surface={surface} />
                </OutboundContext>
              </Saving>
            </StaticRouter>,
          ),
        );
        byData.get(data)?.html.set(surface, html);
        return html;
      },
    }),
  };
}
