import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalBoolean, optionalString } from './optional.ts';
import { idSchema } from './values.ts';

/** A topic that can be followed. Source: TY-14. */
export const interestSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  name: z.string(),
  url_name: z.string(),
  slug: optionalString,
  followedByMe: optionalBoolean,
});

/** A topic that can be followed. */
export type Interest = Immutable<z.infer<typeof interestSchema>>;
