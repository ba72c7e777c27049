import * as z from 'zod/mini';

import { CLICKTHROUGH_TYPES } from '../codes/flow-codes.ts';
import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';

/** The response of an outbound link check. Source: TY-14, §7 offsite. */
export const offsiteCheckSchema = /* @__PURE__ */ z.object({
  message: optionalString,
  redirect_status: optionalString,
  url: optionalString,
});

/** The response of an outbound link check. */
export type OffsiteCheck = Immutable<z.infer<typeof offsiteCheckSchema>>;

/** The click data of an outbound link check, as JSON text in `aux_data`. Source: §7 offsite, OB-03. */
export const offsiteAuxDataSchema = /* @__PURE__ */ z.strictObject({
  clickthrough_type: z.optional(z.enum(CLICKTHROUGH_TYPES)),
  objectId: z.optional(z.string().check(z.maxLength(64))),
  /** The index of the item in its collection, from 0. */
  collection_click_position: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
  creative_type: z.optional(
    z.union([z.int().check(z.minimum(0), z.maximum(9999)), z.string().check(z.maxLength(64))]),
  ),
});

/** The click data of an outbound link check. */
export type OffsiteAuxData = Immutable<z.infer<typeof offsiteAuxDataSchema>>;
