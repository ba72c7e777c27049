import { SHOPPING_FLAGS } from '../codes/shopping-codes.ts';
import type { Pin } from '../entities/pin.ts';
import { equalsIgnoreCase } from '../text/equals-ignore-case.ts';
import { compact } from './compact.ts';
import { getProducts, getRecipe } from './products.ts';

/** The types of pins by precedence: a pin that qualifies for several has the first. Source: §3, TY-10. */
export const PIN_TYPES = ['oneTap', 'video', 'gif', 'product', 'recipe', 'storyPin', 'image'] as const;

/** One of `PIN_TYPES`. */
export type PinType = (typeof PIN_TYPES)[number];

/**
 * Returns whether a pin is a paid promotion; a saved copy of one (downstream) counts as organic. Source: §4,
 * §5.
 */
export const isAd = (pin: Pick<Pin, 'isDownstreamPromotion' | 'isPromoted'>): boolean =>
  pin.isPromoted === true && pin.isDownstreamPromotion !== true;

/**
 * Returns whether a pin is an ad without a close-up, which opens its destination directly. Source: TY-10 (our
 * choice).
 */
export const isOneTap = (
  pin: Pick<Pin, 'isDownstreamPromotion' | 'isEligibleForWebCloseup' | 'isPromoted'>,
): boolean => isAd(pin) && pin.isEligibleForWebCloseup === false;

const hasVideo = (pin: Pin): boolean => Object.values(pin.video?.variants ?? {}).some(Boolean);

const isGif = (pin: Pin): boolean => equalsIgnoreCase(pin.embed?.type, 'gif');

const isProduct = (pin: Pin): boolean =>
  compact(pin.shoppingFlags).some(
    (flag) => flag === SHOPPING_FLAGS.productPinV2 || flag === SHOPPING_FLAGS.richProductPin,
  ) || getProducts(pin).length > 0;

const isRecipe = (pin: Pin): boolean =>
  equalsIgnoreCase(pin.richSummary?.typeName, 'recipe') || getRecipe(pin) !== undefined;

const isStory = (pin: Pin): boolean => Boolean(pin.storyPin ?? pin.storyPinDataId);

/**
 * Returns the type of a pin; every pin has exactly one. The first rule that applies, in this order:
 *
 * 1. `oneTap`: an ad without a close-up.
 * 2. `video`: the pin itself has a video; a video on a page of a story does not count.
 * 3. `gif`: its embed is a GIF.
 * 4. `product`: a product pin by its shopping flags (5, 6), or a pin with products.
 * 5. `recipe`: its rich summary or rich metadata is a recipe.
 * 6. `storyPin`: it has story data, deleted or not.
 * 7. `image`: all others, including articles, carousels and collections.
 *
 * Source: §3, TY-10.
 */
export const pinType = (pin: Pin): PinType => {
  if (isOneTap(pin)) return 'oneTap';
  if (hasVideo(pin)) return 'video';
  if (isGif(pin)) return 'gif';
  if (isProduct(pin)) return 'product';
  if (isRecipe(pin)) return 'recipe';
  return isStory(pin) ? 'storyPin' : 'image';
};
