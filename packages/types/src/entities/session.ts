import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalId } from './optional.ts';
import { idSchema } from './values.ts';

/** The viewer and their device; `viewedSharedPins` is by pin id. Source: TY-14. */
export const sessionSchema = /* @__PURE__ */ z.object({
  userId: optionalId,
  isAuthenticated: z.boolean(),
  isMobile: z.boolean(),
  isTablet: z.boolean(),
  hasSavedUnauthPin: z.boolean(),
  unauthSavePinId: optionalId,
  viewedSharedPins: z.record(idSchema, z.object({ inviteCode: z.string() })),
});

/** The viewer and their device. */
export type Session = Immutable<z.infer<typeof sessionSchema>>;
