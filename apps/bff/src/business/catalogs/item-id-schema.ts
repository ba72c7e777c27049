import { z } from 'zod';

/** Schema of the id of a product within its catalog. */
export const itemIdSchema = z.string().min(1, 'Fill in this field.').max(100, 'Make it shorter.');
