import {
  createAdServer,
  createServeTokens,
  appendClickId,
  type Ad,
  type AdsToShow,
} from '../../advertising/campaigns/index.ts';
import { violatesBrandSafety, type AdjacentContent } from '../../business/ad-accounts/index.ts';
import type { Deps } from './deps.ts';
import { hydratePins, pinDomain, type PinView } from '../../pins/pins/index.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { idList } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { pinsAndAds } from './pins-and-ads.ts';
import { adPlaces, placeAds } from './place-ads.ts';

/** The viewer of a list. */
export type ListReader = { readonly viewer: Viewer; readonly reader: RequestOrigin };

/** A request for ads: the page size, the position from which ads continue, and the subject of the list. */
export type AdSlotRequest = {
  readonly size: number;
  /** The `next` of the previous page. */
  readonly after: readonly string[];
  readonly query?: string | undefined;
  /** Returns the subject of the list; called only if there are ads. */
  readonly about?: () => Promise<{ readonly neighbour: AdjacentContent; readonly contentId?: bigint }>;
};

/** The ads that a page may show, to be placed among its pins. */
export type ReadyAds = {
  /**
   * Builds a page of `size` from pins in their order, with eligible ads in between. `taken` is the number of
   * pins used; `next` is the position from which the ads of the next page continue.
   */
  place(ids: readonly bigint[]): Promise<{
    readonly items: readonly PinView[];
    readonly taken: number;
    readonly next: readonly string[];
  }>;
};

/** Loads the ads for a page of a list. */
export type AdsOfPage = (who: ListReader, page: AdSlotRequest) => Promise<ReadyAds>;

/**
 * Twice the number of slots, and some more: some ads are hidden by the viewer, and some may not be adjacent
 * to the page's pins.
 */
const offeredFor = (places: number): number => (places === 0 ? 0 : places * 2 + 2);

type Offer = AdsToShow['ads'][number];

/** Creates the function that inserts ads into pages of lists. */
export function createAdInserter(deps: Pick<Deps, 'db' | 'now' | 'env'>): AdsOfPage {
  const { db, now } = deps;
  const serve = createAdServer(deps);
  const marks = createServeTokens(deps.env.secret);
  return async ({ viewer, reader }, { size, after: [seedBefore, keyBefore = ''], query, about }) => {
    const adRequest = { query, about, seed: seedBefore, after: numberOf(keyBefore) };
    const { seed, ads } = await serve(viewer, reader, { ...adRequest, max: offeredFor(adPlaces(size)) });
    const read = (ids: readonly bigint[]): Promise<readonly PinView[]> =>
      ads.length === 0
        ? hydratePins(db, ids)
        : pinsAndAds(db, viewer, { ids: idList(ids), ads: idList(ads.map(({ ad }) => ad.contentId)) });
    const placement = query !== undefined ? 'search' : about ? 'related' : 'home';
    // Ad events are reported only for members without a privacy signal.
    const mark = ({ contentId, campaignId }: Ad, pin: PinView): Partial<PinView> => {
      if (!viewer || reader.asksForPrivacy) return {};
      const trackingParams = marks.make({ contentId, campaignId, atMs: now().getTime(), placement });
      return { trackingParams, link: appendClickId(pin.link, trackingParams) };
    };
    return {
      async place(ids) {
        const views = await read(ids);
        const byId = new Map(views.map((view) => [view.id, view]));
        const pins = ids.flatMap((id) => byId.get(id) ?? []);
        // A content that is already on this page is not repeated as an ad.
        const free = new Map(
          views.flatMap((view) => (ids.includes(view.id) ? [] : [[view.contentId, view] as const])),
        );
        for (const { contentId } of pins) free.delete(contentId);
        const offers = ads.filter(({ ad }) => free.has(ad.contentId));
        const placed = placeAds<PinView, Offer>(pins, offers, size, ({ ad }, around) =>
          around.every((pin) => !violatesBrandSafety(ad.brandSafety, toAdjacentContent(pin))),
        );
        const items = placed.items.flatMap((item) => {
          if (!('ad' in item)) return [asUnpaid(item)];
          const pin = free.get(item.ad.contentId);
          return pin
            ? [{ ...pin, isPromoted: true, promoterId: item.ad.advertiserId, ...mark(item.ad, pin) }]
            : [];
        });
        const keys = placed.shown.map(({ key }) => key);
        const next = keys.length === 0 ? keyBefore : String(Math.max(...keys));
        return { items, taken: placed.taken, next: [seed, next] };
      },
    };
  };
}

/** Creates the function that builds pages of lists without ads, for apps that show no labels of ads. */
export function createPagesWithoutAds({ db }: Pick<Deps, 'db'>): AdsOfPage {
  return async (_who, { size }) => ({
    async place(ids) {
      const shown = ids.slice(0, size);
      const pins = await hydratePins(db, shown);
      return { items: pins.map(asUnpaid), taken: shown.length, next: [] };
    },
  });
}

/** Returns the properties of a pin by which ads are excluded. */
export function toAdjacentContent(pin: PinView): AdjacentContent {
  return {
    texts: [pin.title, pin.description, pin.ownTitle, pin.ownDescription, pin.category],
    domain: pinDomain(pin),
    topicId: pin.interestId === null ? null : String(pin.interestId),
  };
}

/** Returns a pin in an organic position. */
function asUnpaid(pin: PinView): PinView {
  if (!pin.isPromoted) return pin;
  return { ...pin, isPromoted: false, promotedIsRemovable: false, promoterId: null };
}

function numberOf(text: string | undefined): number | undefined {
  const number = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
