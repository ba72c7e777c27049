import { pinType, getRecipe, type Pin } from '@pegboard/types';
import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { closeupCredit } from '../model/credit.ts';

type RichParts = {
  readonly [
    Name in
      | 'ArticleSection'
      | 'ProductSection'
      | 'RecipeSection'
      | 'ShopTheLook'
      | 'StoryListsSection'
      | 'Verified'
  ]: object;
} & { readonly Medium: { readonly aiInfo: ReactNode } };

/**
 * Loads the parts that only some close-ups need: products, recipes, articles, tagged images, media origins
 * and verified merchants.
 */
export const richModules: LazyModule<RichParts> = lazyModule<RichParts>(() => import('./rich-sections.tsx'));

/** Returns whether a close-up needs parts beyond a pin's texts. */
export function needsRichModules(pin: Pin): boolean {
  return (
    pinType(pin) === 'product' ||
    getRecipe(pin) !== undefined ||
    Boolean(pin.richMetadata?.article ?? pin.storyPin?.lists ?? pin.aggregatedPinData?.isShopTheLook)
  );
}

const hasRareFacts = (pin: Pin): boolean =>
  pin.digitalMediaSourceType != null || Boolean(closeupCredit(pin)?.person.isVerifiedMerchant);

/**
 * Loads the code that the close-up of a pin needs or, without a pin, the code that all close-ups need. A
 * server awaits it before rendering, a router before it shows the pin, so that the close-up is complete in
 * one render.
 */
export async function preloadCloseup(pin?: Pin): Promise<void> {
  if (!pin || needsRichModules(pin) || hasRareFacts(pin)) await richModules.load();
}
