import type { DraftDetails } from '@pegboard/types';

/** The kinds of details that a member can write; those of a product are read from its page. Source: CR-09. */
export const WRITTEN_DETAILS = ['recipe', 'article'] as const;

/** Returns empty details of a kind; a Pin without a name of its details has its title. */
export function createDetails(kind: (typeof WRITTEN_DETAILS)[number]): DraftDetails {
  return kind === 'recipe'
    ? { kind, name: '', servings: null, prepTime: null, cookTime: null, ingredients: [], steps: [] }
    : { kind, name: '', description: '', authors: [], publisher: '', datePublished: null };
}
