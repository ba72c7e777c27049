import type { DraftDetails } from '@pegboard/types';
import { messagesProp, optionalProp, shapeProp, textProp, textsProp, type PropRule } from '@pegboard/ui';
import { detailsMessages } from '../english/details.ts';
import { createDetails } from './create-details.ts';

/** The rules of the fields by kind of details. */
const RULES: Readonly<Record<DraftDetails['kind'], PropRule>> = {
  product: shapeProp({ name: textProp, brand: textProp }),
  recipe: shapeProp({ name: textProp, ingredients: textsProp, steps: optionalProp(textsProp) }),
  article: shapeProp({
    name: textProp,
    description: textProp,
    authors: textsProp,
    publisher: optionalProp(textProp),
  }),
};

const ruleOf = (value: unknown): PropRule | undefined => {
  const { kind } = (value ?? {}) as Partial<DraftDetails>;
  return kind !== undefined && Object.hasOwn(RULES, kind) ? RULES[kind] : undefined;
};

/** Details of a known kind with their texts; those of an article if they are invalid. */
export const detailsProp: PropRule = {
  expected: 'details of a product, a recipe or an article',
  isValid: (value) => ruleOf(value)?.isValid(value) === true,
  instead: (value) => ruleOf(value)?.instead(value) ?? createDetails('article'),
};

const givenMessages = messagesProp(detailsMessages);

/** The texts of details; the American English ones if they are missing. */
export const detailsMessagesProp: PropRule = {
  ...givenMessages,
  isValid: (value) => value !== undefined && givenMessages.isValid(value),
};
