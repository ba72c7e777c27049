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
  if (ingredients.length > 0)
    return {
      '@type': 'Recipe',
      recipeYield: servings == null ? undefined : `${servings}`,
      totalTime,
      recipeIngredient: ingredients,
      recipeInstructions: steps.length === 0 ? undefined : howToSteps(steps),
    };
  return {
    '@type': 'HowTo',
    yield: servings == null ? undefined : `${servings}`,
    totalTime,
    supply: materials.length === 0 ? undefined : materials.map((name) => ({ '@type': 'HowToSupply', name })),
    step: steps.length === 0 ? undefined : howToSteps(steps),
  };
}

/** Returns the structured data of steps in their order. */
export function howToSteps(steps: readonly string[]): readonly object[] {
  return steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text }));
}
