import { pinType, RATING_MAX, getRecipe, type AggregateRating, type Pin } from '@pegboard/types';
import { cardTitle } from './card-title.ts';
import { cardCredit, getDisplayName, type Credit } from './credit.ts';
import { articleSite } from './needs-rich-card.ts';
import { hasPriceFooter } from './has-price-footer.ts';
import type { PriceFooter } from './price-footer.ts';
import { reactionTotal } from './reactions.ts';
import type { CardContext } from './surface.ts';
import { TITLE_WIDTHS, titleLines, type TitleLines } from './title-lines.ts';

/** The details below a card's image. */
export type CardDetails = {
  /** `lines` on a card of 236 px and more, `narrowLines` where `--pb-narrow-cards` is 1. */
  readonly title:
    | { readonly text: string; readonly lines: TitleLines; readonly narrowLines: TitleLines }
    | undefined;
  readonly price: PriceFooter | undefined;
  readonly rating:
    | { readonly value: number; readonly max: number; readonly count: number | undefined }
    | undefined;
  /** In minutes. */
  readonly cookTime: number | undefined;
  /** True if it shows the site of an article. */
  readonly hasSite: boolean;
  /** The number of reactions; 0 if they are not shown. */
  readonly reactions: number;
  readonly credit: Credit | undefined;
  /** True if the member who shared the pin has a name. */
  readonly isShared: boolean;
};

/** The rows below a card's image, which decide its height: the details without the text of the price. */
export type CardRows = Omit<CardDetails, 'price'> & { readonly hasPrice: boolean };

/** Returns the rows below a pin's card. Computed at each call, because a weak map of all pins costs a server more. */
export function getCardRows(pin: Pin, context: CardContext): CardRows {
  const text = cardTitle(pin, context.surface);
  const type = pinType(pin);
  const hasPrice = hasPriceFooter(pin, context);
  const max = hasPrice ? 3 : 2;
  const rated = type === 'product' || type === 'recipe';
  return {
    title:
      text === undefined
        ? undefined
        : {
            text,
            lines: titleLines(text, TITLE_WIDTHS.standard, max),
            narrowLines: titleLines(text, TITLE_WIDTHS.narrow, max),
          },
    hasPrice,
    rating: rated ? ratingOf(pin.richSummary?.aggregateRating ?? getRecipe(pin)?.aggregateRating) : undefined,
    cookTime:
      type === 'recipe'
        ? cookTimeOf(pin.richSummary?.displayCookTime ?? getRecipe(pin)?.cookTime)
        : undefined,
    hasSite: type === 'image' && articleSite(pin) !== undefined,
    reactions: reactionTotal(pin, context.viewer),
    credit: cardCredit(pin, context.surface),
    isShared: getDisplayName(context.sharedBy) !== '',
  };
}

function ratingOf(rating: AggregateRating | null | undefined): CardRows['rating'] {
  if (!rating || !isNumber(rating.ratingValue)) return undefined;
  const max = isNumber(rating.bestRating) && rating.bestRating > 0 ? rating.bestRating : RATING_MAX;
  const value = Math.min(Math.max(0, rating.ratingValue), max);
  return { value, max, count: isNumber(rating.reviewCount) ? rating.reviewCount : undefined };
}

function cookTimeOf(minutes: number | null | undefined): number | undefined {
  return isNumber(minutes) && minutes > 0 ? minutes : undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
