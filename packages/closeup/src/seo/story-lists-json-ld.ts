import type { StoryLists } from '@pegboard/types';
import { isoDuration } from './iso-duration.ts';

/**
 * Returns the structured data of the lists of a story: a `Recipe` if it has ingredients, otherwise a `HowTo` (CR-08). A
 * `Recipe` has no property for materials.
 */
export function storyListsJsonLd({ servings, minutes, ingredients, materials, steps }: StoryLists): {
  readonly [key: string]: unknown;
} {
  const totalTime = isoDuration((minutes ?? 0) * 60);
  const howToSteps = steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text }));
  if (ingredients.length > 0)
    return {
      '@type': 'Recipe',
      recipeYield: servings == null ? undefined : `${servings}`,
      totalTime,
      recipeIngredient: ingredients,
      recipeInstructions: howToSteps.length === 0 ? undefined : howToSteps,
    };
  return {
    '@type': 'HowTo',
    yield: servings == null ? undefined : `${servings}`,
    totalTime,
    supply: materials.length === 0 ? undefined : materials.map((name) => ({ '@type': 'HowToSupply', name })),
    step: howToSteps.length === 0 ? undefined : howToSteps,
  };
}
