import type { PinCardData, Surface } from '@pegboard/pin-card';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppPinCard } from '../../features/pin-feed/app-pin-card.tsx';
import type { CardHtmlCache } from '../../features/pin-feed/card-html-cache.ts';
import { OutboundContext, NOOP_OUTBOUND } from '../../features/outbound/outbound-links-context.ts';
import { Saving } from '../providers/saving.tsx';

type CachedCard = { readonly data: PinCardData; readonly html: Map<Surface, string> };

/** The cards that visitors were shown last, for all of their pages. */
export type VisitorCards = {
  /** The cards as the stores of one visitor's page render them. */
  within(stores: (card: ReactNode) => ReactNode): CardHtmlCache;
};

/**
 * Cards by the data that they show, at most `max`, the least asked for leaves first. Data are read again for
 * every request and compared whole; a card is rendered apart from any page, without what a page is reported
 * of its request, so nothing of one visitor is ever in it.
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
