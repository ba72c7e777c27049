import { pinType, productsOf, recipeOf, type AggregateRating, type Pin } from '@pegboard/types';
import { cardCredit, type Credit } from './credit.ts';
import { cardTitle } from './card-title.ts';
import { priceFooter, type PriceFooter } from './price-footer.ts';
import type { CardContext } from './surface.ts';
import { TITLE_WIDTHS, titleLines } from './title-lines.ts';

/** What stands below a card's picture. */
export type CardParts = {
  /** `lines` on a card of 236 px and more, `narrowLines` where `--pb-narrow-cards` is 1. */
  readonly title: { readonly text: string; readonly lines: 1 | 2; readonly narrowLines: 1 | 2 } | undefined;
  readonly price: PriceFooter | undefined;
  readonly rating:
    | { readonly value: number; readonly max: number; readonly count: number | undefined }
    | undefined;
  /** Minutes. */
  readonly cookTime: number | undefined;
  readonly credit: Credit | undefined;
};

/** A card's picture and what stands below it: `height = aspect · width + extra`, known before layout (PG-02). */
export type CardSize = { readonly aspect: number; readonly extra: number };

/** The heights of the parts in CSS pixels; `pin-card.module.css` sets the same. */
const HEIGHTS = { top: 8, titleLine: 20, price: 22, rating: 22, credit: 28, bottom: 4 } as const;
const SQUARE = 1;

const told = new WeakMap<Pin, { readonly context: CardContext; readonly parts: CardParts }>();

/** What stands below the picture of this pin's card; told once for the grid, which measures the card, and the card. */
export function cardParts(pin: Pin, context: CardContext): CardParts {
  const known = told.get(pin);
  if (known && isSame(known.context, context)) return known.parts;
  const parts = partsOf(pin, context);
  told.set(pin, { context, parts });
  return parts;
}

function isSame(one: CardContext, other: CardContext): boolean {
  return one.surface === other.surface && one.viewer === other.viewer && one.locale === other.locale;
}

function partsOf(pin: Pin, context: CardContext): CardParts {
  const text = cardTitle(pin, context.surface);
  const kind = pinType(pin);
  const rated = kind === 'product' ? context.viewer === 'signed-in' : kind === 'recipe';
  return {
    title:
      text === undefined
        ? undefined
        : { text, lines: titleLines(text), narrowLines: titleLines(text, TITLE_WIDTHS.narrow) },
    price: priceFooter(pin, context),
    rating: rated ? ratingOf(pin.richSummary?.aggregateRating) : undefined,
    cookTime:
      kind === 'recipe'
        ? (pin.richSummary?.displayCookTime ?? recipeOf(pin)?.cookTime ?? undefined)
        : undefined,
    credit: cardCredit(pin),
  };
}

/**
 * How tall a card is for every width, when its texts are set for cards of `nominalWidth` CSS pixels: as the usual 236,
 * or below that as on a phone, where `--pb-narrow-cards` has to be 1.
 */
export function cardSize(
  pin: Pin,
  context: CardContext,
  nominalWidth: number = TITLE_WIDTHS.standard,
): CardSize {
  const { title, price, rating, cookTime, credit } = cardParts(pin, context);
  const rows =
    (title
      ? (nominalWidth < TITLE_WIDTHS.standard ? title.narrowLines : title.lines) * HEIGHTS.titleLine
      : 0) +
    (price ? HEIGHTS.price : 0) +
    (rating || cookTime !== undefined ? HEIGHTS.rating : 0) +
    (credit ? HEIGHTS.credit : 0);
  const picture = cardPicture(pin);
  return {
    aspect: picture ? picture.height / picture.width : SQUARE,
    extra: rows === 0 ? 0 : HEIGHTS.top + rows + HEIGHTS.bottom,
  };
}

/** The rendition that a card reserves its place for. */
export function cardPicture(
  pin: Pin,
): { readonly url: string; readonly width: number; readonly height: number } | undefined {
  const images = pin.carousel?.slots?.[pin.carousel.index ?? 0]?.images ?? pin.images;
  return (
    pin.images?.['236x'] ??
    images?.['236x'] ??
    images?.['474x'] ??
    images?.['736x'] ??
    images?.orig ??
    undefined
  );
}

/** The text that stands for the picture: altText, else autoAltText, else the title (PC-01). */
export function cardAlt(pin: Pin): string {
  return [pin.altText, pin.autoAltText, pin.title, pin.gridTitle].find((text) => text?.trim()) ?? '';
}

/** The address of a pin's animation, or undefined when it has none. */
export function gifOf(pin: Pin): string | undefined {
  return pin.embed?.type?.toLowerCase() === 'gif' ? (pin.embed.src ?? undefined) : undefined;
}

/** Whether a pin is shoppable: it names a product. */
export function isShoppable(pin: Pin): boolean {
  return productsOf(pin).length > 0;
}

function ratingOf(rating: AggregateRating | null | undefined): CardParts['rating'] {
  if (!rating || typeof rating.ratingValue !== 'number') return undefined;
  return { value: rating.ratingValue, max: rating.bestRating ?? 5, count: rating.reviewCount ?? undefined };
}
