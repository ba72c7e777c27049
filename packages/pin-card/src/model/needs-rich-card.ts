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
 * Whether a card may show more than a still picture or a GIF with its texts, so that it needs the code of the richer
 * kinds: a recipe, a product, video, story, slides, chips, an article, one tap, a partnership, a mark of AI, who shared it,
 * a footer.
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

/** Whether a pin's link is an article. */
export function isArticle({ richSummary, richMetadata }: Pin): boolean {
  return equalsIgnoreCase(richSummary?.typeName, 'article') || Boolean(richMetadata?.article);
}

/** The site of an article, when it has a name. */
export function articleSite(pin: Pin): string | undefined {
  return (isArticle(pin) && firstSafeName(pin.richSummary?.siteName)) || undefined;
}

/** Whether there is more than one slide to look at. */
export function hasSlides(pin: Pin): boolean {
  return (pin.carousel?.slots?.length ?? 0) > 1 && !getUnavailableReason(pin);
}
