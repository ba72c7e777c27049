import {
  pinType,
  RATING_MAX,
  getRecipe,
  truncateGraphemes,
  type AggregateRating,
  type Pin,
  toSingleLine,
} from '@pegboard/types';
import { cardTitle } from './card-title.ts';
import { cardCredit, getDisplayName, type Credit } from './credit.ts';
import { articleSite } from './needs-rich-card.ts';
import { priceFooter, type PriceFooter } from './price-footer.ts';
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

const cache = new WeakMap<Pin, { readonly context: CardContext; readonly parts: CardDetails }>();

/** Returns the details below a pin's card, once for the grid, which measures the card, and for the card. */
export function getCardDetails(pin: Pin, context: CardContext): CardDetails {
  const known = cache.get(pin);
  if (known && isSame(known.context, context)) return known.parts;
  const parts = partsOf(pin, context);
  cache.set(pin, { context, parts });
  return parts;
}

function isSame(one: CardContext, other: CardContext): boolean {
  return (
    one.surface === other.surface &&
    one.viewer === other.viewer &&
    one.locale === other.locale &&
    one.sharedBy === other.sharedBy
  );
}

function partsOf(pin: Pin, context: CardContext): CardDetails {
  const text = cardTitle(pin, context.surface);
  const type = pinType(pin);
  const price = priceFooter(pin, context);
  const max = price ? 3 : 2;
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
    price,
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

/** Returns the alt text of the image: altText, otherwise autoAltText, otherwise the title (PC-01). */
export function cardAlt(pin: Pin): string {
  for (const text of [pin.altText, pin.autoAltText, pin.title, pin.gridTitle]) {
    const line = toSingleLine(text);
    if (line !== '') return truncateGraphemes(line, ALT_MAX);
  }
  return '';
}

/** Maximum length of alt text in characters (chosen), to keep screen reader output short. */
const ALT_MAX = 500;

function ratingOf(rating: AggregateRating | null | undefined): CardDetails['rating'] {
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
