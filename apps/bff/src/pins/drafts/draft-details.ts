import type { DraftDetails, PinDraft } from '@pegboard/types';
import type { ContentRich } from '../pin-access/index.ts';
import { optionalField } from './optional-field.ts';
import { publishedText } from './rules.ts';

/** The ISO 4217 code for no currency, for a product without a price. */
const NO_CURRENCY = 'XXX';

/** Returns the structured data of a checked draft as a content stores it (CR-03, CR-09). */
export function richDetails({ details, title }: Pick<PinDraft, 'details' | 'title'>): ContentRich {
  if (details === null) return {};
  const name = publishedText(details.name) ?? publishedText(title) ?? '';
  switch (details.kind) {
    case 'product': {
      const { brand, price, currency } = details;
      return {
        products: [
          {
            name,
            ...optionalField('brand', publishedText(brand)),
            ...optionalField('price', price),
            currency: currency ?? NO_CURRENCY,
          },
        ],
      };
    }
    case 'recipe': {
      const { servings, cookTime, ingredients } = details;
      return {
        summary: { typeName: 'recipe', displayName: name, ...optionalField('displayCookTime', cookTime) },
        recipe: {
          name,
          // GraphQL has integer servings: halves are rounded up.
          ...optionalField('servings', servings === null ? null : Math.max(1, Math.round(servings))),
          ...optionalField('cookTime', cookTime),
          ingredients: texts(ingredients),
        },
      };
    }
    case 'article': {
      const { description, authors, datePublished } = details;
      return {
        summary: { typeName: 'article', displayName: name },
        article: {
          name,
          ...optionalField('description', publishedText(description)),
          authors: texts(authors),
          ...optionalField(
            'datePublished',
            datePublished === null ? null : new Date(datePublished).toISOString(),
          ),
        },
      };
    }
  }
}

/** Returns whether the draft is of a product that is out of stock. */
export function isOutOfStock(details: DraftDetails | null): boolean {
  return details?.kind === 'product' && details.isInStock === false;
}

function texts(all: readonly string[]): readonly string[] {
  return all.flatMap((text) => publishedText(text) ?? []);
}
