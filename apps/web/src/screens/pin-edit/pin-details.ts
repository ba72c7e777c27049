import { getProducts, NO_CURRENCY, type DraftDetails, type Pin } from '@pegboard/types';

/** The details of a pin in its form. */
export type PinDetails = {
  readonly details: DraftDetails;
  /** True for a product that a catalog feed determines: its details cannot be edited. */
  readonly isFromFeed: boolean;
};

/** Returns the details of a recipe, an article or a product as a form edits them; null for other pins (CR-09). */
export function getPinDetails(pin: Pin): PinDetails | null {
  const { recipe, article } = pin.richMetadata ?? {};
  if (recipe)
    return {
      details: {
        kind: 'recipe',
        name: recipe.name ?? '',
        servings: recipe.servings ?? null,
        prepTime: recipe.prepTime ?? null,
        cookTime: recipe.cookTime ?? null,
        ingredients: [...(recipe.ingredients ?? [])],
        steps: [...(recipe.steps ?? [])],
      },
      isFromFeed: false,
    };
  const [product] = getProducts(pin);
  if (product) {
    const { name, brand, offerSummary, itemId } = product;
    return {
      details: {
        kind: 'product',
        name: name ?? '',
        brand: brand?.name ?? '',
        price: offerSummary?.price ?? offerSummary?.minPrice ?? null,
        currency: offerSummary?.currency === NO_CURRENCY ? null : (offerSummary?.currency ?? null),
        isInStock: !pin.isOosProduct,
      },
      isFromFeed: itemId != null,
    };
  }
  if (!article) return null;
  return {
    details: {
      kind: 'article',
      name: article.name ?? '',
      description: article.description ?? '',
      authors: [...(article.authors ?? [])],
      publisher: pin.richSummary?.siteName ?? '',
      datePublished: article.datePublished ?? null,
    },
    isFromFeed: false,
  };
}
