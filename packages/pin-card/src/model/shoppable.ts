import { equalsIgnoreCase, compact, getProducts, SHOPPING_FLAGS, type Pin } from '@pegboard/types';

/**
 * Returns whether a pin is shoppable (PC-17): by its flags beyond 'available', or because it or its story has
 * a product.
 */
export function isShoppable(pin: Pin): boolean {
  return (
    getProducts(pin).length > 0 ||
    compact(pin.shoppingFlags).some((flag) => flag > SHOPPING_FLAGS.available) ||
    pin.aggregatedPinData?.isShopTheLook === true ||
    pin.storyPin?.hasProductPins === true
  );
}

/** Returns the address of a pin's GIF; undefined if it has none. */
export function getGifUrl(pin: Pin): string | undefined {
  return equalsIgnoreCase(pin.embed?.type, 'gif') ? (pin.embed?.src ?? undefined) : undefined;
}
