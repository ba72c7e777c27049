import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { RATING_MAX } from '../limits/amounts.ts';
import { withDefault } from './optional.ts';

/** The rating of one person, from 0 to `max_rating`, which is 5 by default. Source: TY-14. */
export const ratingSchema = /* @__PURE__ */ z.object({
  rating: z.number().check(z.nonnegative()),
  max_rating: withDefault(z.number().check(z.positive()), RATING_MAX),
});

/** The rating of one person, from 0 to `max_rating`. */
export type Rating = Immutable<z.infer<typeof ratingSchema>>;
