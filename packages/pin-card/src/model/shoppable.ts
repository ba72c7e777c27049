import { isWord, itemsOf, productsOf, SHOPPING_FLAGS, type Pin } from '@pegboard/types';

/** Whether a pin is shoppable (PC-17): its flags say more than 'available', it names a product, or its story does. */
export function isShoppable(pin: Pin): boolean {
  return (
    productsOf(pin).length > 0 ||
    itemsOf(pin.shoppingFlags).some((flag) => flag > SHOPPING_FLAGS.available) ||
    pin.aggregatedPinData?.isShopTheLook === true ||
    pin.storyPin?.hasProductPins === true
  );
}

/** The address of a pin's animation, or undefined when it has none. */
export function gifOf(pin: Pin): string | undefined {
  return isWord(pin.embed?.type, 'gif') ? (pin.embed?.src ?? undefined) : undefined;
}
