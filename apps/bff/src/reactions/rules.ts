import { REACTION_TYPES } from '@pegboard/types';
import { z } from 'zod';

/** A reaction that can be given, by its code. */
export const reactionTypeSchema = z.literal(Object.values(REACTION_TYPES), {
  error: `Use one of the reactions ${Object.values(REACTION_TYPES).join(', ')}.`,
});
