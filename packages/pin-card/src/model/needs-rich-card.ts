import { equalsIgnoreCase, pinType, type Pin, type PinType } from '@pegboard/types';
import { getUnavailableReason } from './unavailable-reason.ts';
import { firstSafeName } from './safe-name.ts';

const RICH = [
  'video',
  'storyPin',
  'storyPinDataId',
  'carousel',
  'aggregatedPinData',
  'collectionPin',
  'digitalMediaSourceType',
  'adAttribution',
] as const;
const RICH_TYPES: ReadonlySet<PinType> = new Set<PinType>(['oneTap', 'product', 'recipe']);

/**
 * Returns whether a card needs the code of richer kinds: recipe, product, video, story, slides, chips,
 * article, one tap, partnership, AI label, sharer, footer.
 */
export function needsRichCard(
  pin: Pin,
  props: { readonly sharedBy?: unknown; readonly footer?: unknown } = {},
): boolean {
  return (
    Boolean(props.sharedBy) ||
    Boolean(props.footer) ||
    RICH.some((field) => pin[field]) ||
    RICH_TYPES.has(pinType(pin)) ||
    isArticle(pin)
  );
}

/** Returns whether a pin's link is an article. */
export function isArticle({ richSummary, richMetadata }: Pin): boolean {
  return equalsIgnoreCase(richSummary?.typeName, 'article') || Boolean(richMetadata?.article);
}

/** Returns the site name of an article, if it has one. */
export function articleSite(pin: Pin): string | undefined {
  return (isArticle(pin) && firstSafeName(pin.richSummary?.siteName)) || undefined;
}

/** Returns whether a pin has more than one slide. */
export function hasSlides(pin: Pin): boolean {
  return (pin.carousel?.slots?.length ?? 0) > 1 && !getUnavailableReason(pin);
}
