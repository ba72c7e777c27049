import { UNAVAILABLE_TILE_PX, type Pin } from '@pegboard/types';
import { getUnavailableReason } from './unavailable-reason.ts';
import { getCardRows } from './card-rows.ts';
import { cardAspect } from './card-picture.ts';
import { chipKind } from './has-chips.ts';
import type { CardContext } from './surface.ts';
import { TITLE_WIDTHS } from './title-lines.ts';

/**
 * The size of a card with its image and texts: `height = aspect · width + extra`, known before layout
 * (PG-02).
 */
export type CardSize = { readonly aspect: number; readonly extra: number };

/** The heights of the parts in CSS pixels; they must match the style sheets of `ui/`. */
const HEIGHTS = { top: 8, titleLine: 20, price: 22, facts: 22, credit: 28, shared: 28, bottom: 4 } as const;
/**
 * The chip row: a gap of 3 px below the image, and three squares with two gaps between them that share the
 * width.
 */
const CHIPS = { aspect: 1 / 3, extra: 1 } as const;

/**
 * Returns the height of a card at every width, with titles set for cards of `nominalWidth` CSS pixels: 236 by
 * default, or less as on a phone, where `--pb-narrow-cards` must be 1.
 */
export function cardSize(
  pin: Pin,
  context: CardContext,
  nominalWidth: number = TITLE_WIDTHS.standard,
): CardSize {
  const aspect = cardAspect(pin);
  if (getUnavailableReason(pin))
    return context.noticeSize === 'tile' ? { aspect: 0, extra: UNAVAILABLE_TILE_PX } : { aspect, extra: 0 };
  const { title, hasPrice, rating, cookTime, hasSite, reactions, credit, isShared } = getCardRows(
    pin,
    context,
  );
  const lines = (nominalWidth < TITLE_WIDTHS.standard ? title?.narrowLines : title?.lines) ?? 0;
  const rows = context.isPictureOnly
    ? 0
    : lines * HEIGHTS.titleLine +
      (hasPrice ? HEIGHTS.price : 0) +
      (rating || cookTime !== undefined || hasSite || reactions > 0 ? HEIGHTS.facts : 0) +
      (credit ? HEIGHTS.credit : 0) +
      (isShared ? HEIGHTS.shared : 0);
  const extra = (rows === 0 ? 0 : HEIGHTS.top + rows + HEIGHTS.bottom) + (context.footerHeight ?? 0);
  if (!chipKind(pin, context.isCollectionOn)) return { aspect, extra };
  return { aspect: aspect + CHIPS.aspect, extra: extra + CHIPS.extra };
}
