import {
  collapseWhitespace,
  NEW_PIN_DESCRIPTION_MAX,
  NO_CURRENCY,
  type DraftDetails,
  type PinDraft,
} from '@pegboard/types';
import type { ContentRich } from '../pin-access/index.ts';
import { optionalField } from './optional-field.ts';
import { tooLong } from './too-long.ts';

/** Maximum cooking time, in minutes (a week), and maximum number of servings (a large wedding). */
const COOK_MINUTES_MAX = 10_080;
const SERVINGS_MAX = 1000;
const DETAIL_MAX = 200;
const STEP_MAX = 500;

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
      const { servings, prepTime = null, cookTime, ingredients, steps = [] } = details;
      return {
        summary: { typeName: 'recipe', displayName: name, ...optionalField('displayCookTime', cookTime) },
        recipe: {
          name,
          // GraphQL has integer servings: halves are rounded up.
          ...optionalField('servings', servings === null ? null : Math.max(1, Math.round(servings))),
          ...optionalField('prepTime', prepTime),
          ...optionalField('cookTime', cookTime),
          ingredients: texts(ingredients),
          ...(texts(steps).length === 0 ? {} : { steps: texts(steps) }),
        },
      };
    }
    case 'article': {
      const { description, authors, datePublished, publisher = '' } = details;
      return {
        summary: {
          typeName: 'article',
          displayName: name,
          ...optionalField('siteName', publishedText(publisher)),
        },
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

/** Returns whether details are those of a product that is out of stock. */
export function isOutOfStock(details: DraftDetails | null): boolean {
  return details?.kind === 'product' && details.isInStock === false;
}

function texts(all: readonly string[]): readonly string[] {
  return all.flatMap((text) => publishedText(text) ?? []);
}

/** Errors of fields by their paths; undefined for a field without one. */
export type Checked = readonly (readonly [field: string, error: string | undefined])[];

/** Returns the errors of details by their fields; `title` is their name if they have none (CR-03, CR-09). */
export function checkDetails(details: DraftDetails, title: string): Checked {
  const name: Checked = [
    [
      'details.name',
      (publishedText(details.name) ?? publishedText(title))
        ? tooLong(details.name, DETAIL_MAX)
        : 'Give it a name.',
    ],
  ];
  switch (details.kind) {
    case 'product':
      return [
        ...name,
        ['details.brand', tooLong(details.brand, DETAIL_MAX)],
        [
          'details.currency',
          details.price !== null && details.currency === null ? 'Choose a currency.' : undefined,
        ],
      ];
    case 'recipe':
      return [
        ...name,
        ['details.servings', outOfRange(details.servings, SERVINGS_MAX)],
        ['details.prepTime', outOfRange(details.prepTime ?? null, COOK_MINUTES_MAX)],
        ['details.cookTime', outOfRange(details.cookTime, COOK_MINUTES_MAX)],
        ...details.ingredients.map(
          (text, index) => [`details.ingredients.${index}`, tooLong(text, DETAIL_MAX)] as const,
        ),
        ...(details.steps ?? []).map(
          (text, index) => [`details.steps.${index}`, tooLong(text, STEP_MAX)] as const,
        ),
      ];
    case 'article':
      return [
        ...name,
        ['details.description', tooLong(details.description, NEW_PIN_DESCRIPTION_MAX)],
        ...details.authors.map(
          (text, index) => [`details.authors.${index}`, tooLong(text, DETAIL_MAX)] as const,
        ),
        ['details.publisher', tooLong(details.publisher ?? '', DETAIL_MAX)],
        [
          'details.datePublished',
          details.datePublished === null || !Number.isNaN(Date.parse(details.datePublished))
            ? undefined
            : 'Use a date, as in 2001-02-28.',
        ],
      ];
  }
}

/** Returns the text to publish, null when it is empty. */
export function publishedText(text: string): string | null {
  return collapseWhitespace(text) || null;
}

function outOfRange(number: number | null, max: number): string | undefined {
  return number !== null && number > max ? `Use ${max} or less.` : undefined;
}
