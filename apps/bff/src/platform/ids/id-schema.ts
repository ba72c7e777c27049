import { z } from 'zod';

/** An id among the options of a call. What is no id finds nothing, as one that was never given (`parseId`). */
export const idSchema = z.string().max(20);
