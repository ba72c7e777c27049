import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { someText } from './optional.ts';

/** What the check of an outbound link answers. Source: TY-14, §7 offsite. */
export const offsiteCheckSchema = /* @__PURE__ */ z.object({
  message: someText,
  redirect_status: someText,
  url: someText,
});

/** What the check of an outbound link answers. */
export type OffsiteCheck = Immutable<z.infer<typeof offsiteCheckSchema>>;
