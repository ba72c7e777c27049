import { pinType, getRecipe, type Pin } from '@pegboard/types';
import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { closeupCredit } from '../model/credit.ts';

type RichParts = {
  readonly [
    Name in 'ArticleSection' | 'ProductSection' | 'RecipeSection' | 'ShopTheLook' | 'Verified'
  ]: object;
} & { readonly Medium: { readonly aiInfo: ReactNode } };

/**
 * What only some close-ups need: those of products, recipes, articles, pictures with products in them, media of which it is
 * told how they were made, and pins by verified merchants.
 */
export const richModules: LazyModule<RichParts> = lazyModule<RichParts>(() => import('./rich-sections.tsx'));

/** Whether a close-up tells more than the texts of a pin: of products, a recipe or an article. */
export function needsRichModules(pin: Pin): boolean {
  return (
    pinType(pin) === 'product' ||
    getRecipe(pin) !== undefined ||
    Boolean(pin.richMetadata?.article ?? pin.aggregatedPinData?.isShopTheLook)
  );
}

const hasRareFacts = (pin: Pin): boolean =>
  pin.digitalMediaSourceType != null || Boolean(closeupCredit(pin)?.person.isVerifiedMerchant);

/**
 * Loads the code that the close-up of a pin needs, or without a pin that of all close-ups. A server awaits it before it
 * renders, a router before it shows the pin; then a close-up is whole at once.
 */
export async function preloadCloseup(pin?: Pin): Promise<void> {
  if (!pin || needsRichModules(pin) || hasRareFacts(pin)) await richModules.load();
}
