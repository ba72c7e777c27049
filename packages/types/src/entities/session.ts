import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalId } from './optional.ts';
import { idSchema } from './values.ts';

/** Who looks, and on what; `viewedSharedPins` is by pin id. Source: TY-14. */
export const sessionSchema = /* @__PURE__ */ z.object({
  userId: optionalId,
  isAuthenticated: z.boolean(),
  isMobile: z.boolean(),
  isTablet: z.boolean(),
  hasSavedUnauthPin: z.boolean(),
  unauthSavePinId: optionalId,
  viewedSharedPins: z.record(idSchema, z.object({ inviteCode: z.string() })),
});

/** Who looks, and on what. */
export type Session = Immutable<z.infer<typeof sessionSchema>>;
