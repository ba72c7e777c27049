import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { someId } from './optional.ts';
import { idSchema } from './values.ts';

/** Who looks, and on what; `viewedSharedPins` is by pin id. Source: TY-14. */
export const sessionSchema = /* @__PURE__ */ z.object({
  userId: someId,
  isAuthenticated: z.boolean(),
  isMobile: z.boolean(),
  isTablet: z.boolean(),
  hasSavedUnauthPin: z.boolean(),
  unauthSavePinId: someId,
  viewedSharedPins: z.record(idSchema, z.object({ inviteCode: z.string() })),
});

/** Who looks, and on what. */
export type Session = Immutable<z.infer<typeof sessionSchema>>;
