import { isAiMedia, SEARCH_FILTER_VALUES } from '@pegboard/types';
import type { ContentRich } from '../../../pins/pin-access/index.ts';
import { colorOf } from '../query/search-colors.ts';
import type { PinKind } from '../query/parse-query.ts';
import { splitWords } from '../text/split-words.ts';

/** The upper limits of the price ranges, in units of the currency; the last range has none. Source: SR-06. */
export const PRICE_LIMITS: readonly number[] = SEARCH_FILTER_VALUES.price.flatMap((limit) =>
  limit === 'more' ? [] : [Number(limit)],
);

/** The upper limits of the cooking times in minutes; longer ones are not filtered by. Source: SR-06. */
export const COOK_LIMITS: readonly number[] = SEARCH_FILTER_VALUES.cook.map(Number);

/** The parts of a content from which its facets come. */
export type FacetSource = {
  readonly rich: ContentRich;
  readonly isAnimated: boolean;
  readonly dominantColor: string;
  readonly site: string | null;
  readonly creatorId: bigint;
  readonly topicIds: readonly bigint[];
  readonly digitalMediaSourceType: number | null;
  readonly boardName: string;
  readonly createdAt: Date;
};

/** Returns the facet of a kind of pins, of a colour, of a creator and so on. */
export const facet = {
  kind: (kind: PinKind): string => `#${kind}`,
  color: (name: string): string => `#color:${name}`,
  site: (site: string): string => `#site:${site}`,
  from: (creatorId: bigint): string => `#from:${creatorId}`,
  topic: (id: bigint): string => `#topic:${id}`,
  board: (word: string): string => `#on:${word}`,
  brand: (brand: string): string => `#brand:${splitWords(brand).join(' ')}`,
  /** The range below a limit, or above the last one. */
  price: (limit: number | null): string => `#price:${limit ?? 'more'}`,
  /** At most so many minutes. */
  cook: (minutes: number): string => `#cook:${minutes}`,
  year: (date: Date): string => `#year:${date.getUTCFullYear()}`,
  month: (date: Date): string => `#month:${date.toISOString().slice(0, 7)}`,
};

/** Returns the facets of a pin (SR-05, SR-06). */
export function pinFacets(pin: FacetSource): readonly string[] {
  const { rich } = pin;
  const kinds = kindsOf(pin);
  const minutes = rich.recipe?.cookTime ?? rich.summary?.displayCookTime;
  const sites = pin.site === null ? [] : domainsOf(pin.site).map(facet.site);
  return [
    ...kinds.map(facet.kind),
    facet.color(colorOf(pin.dominantColor)),
    ...sites,
    facet.from(pin.creatorId),
    ...pin.topicIds.map(facet.topic),
    ...splitWords(pin.boardName).map(facet.board),
    ...(rich.products ?? []).flatMap(({ brand }) => (brand === undefined ? [] : [facet.brand(brand)])),
    ...pricesOf(rich).map((price) => facet.price(PRICE_LIMITS.find((limit) => price < limit) ?? null)),
    ...(minutes === undefined ? [] : COOK_LIMITS.filter((limit) => minutes <= limit).map(facet.cook)),
    facet.year(pin.createdAt),
    facet.month(pin.createdAt),
  ].filter((name, at, all) => all.indexOf(name) === at);
}

function kindsOf({ rich, isAnimated, digitalMediaSourceType }: FacetSource): readonly PinKind[] {
  const isSale = (rich.products ?? []).some(
    ({ standardPrice, price, minPrice }) =>
      standardPrice !== undefined &&
      (standardPrice > (price ?? Infinity) || standardPrice > (minPrice ?? Infinity)),
  );
  const kinds: readonly (readonly [PinKind, boolean])[] = [
    ['video', rich.video !== undefined],
    ['gif', rich.gif === true || (isAnimated && rich.video === undefined)],
    ['story', rich.story !== undefined],
    ['carousel', rich.carousel !== undefined],
    ['product', rich.products !== undefined],
    ['recipe', rich.recipe !== undefined],
    ['article', rich.article !== undefined],
    ['sale', isSale],
    ['ai', isAiMedia(digitalMediaSourceType)],
  ];
  const found = kinds.filter(([, is]) => is).map(([kind]) => kind);
  const isMoving = found.some((kind) => kind === 'video' || kind === 'gif' || kind === 'story');
  return isMoving ? found : ['image', ...found];
}

function pricesOf(rich: ContentRich): readonly number[] {
  return (rich.products ?? []).flatMap(({ price, minPrice }) => price ?? minPrice ?? []);
}

/** Returns a domain and those above it that are not public suffixes: `shop.kiln.example` and `kiln.example`. */
function domainsOf(site: string): readonly string[] {
  const labels = site.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
