import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalCount, optionalBoolean, optionalString } from './optional.ts';
import { idSchema, instantSchema, linkSchema } from './values.ts';

const pinnerShape = {
  entityId: idSchema,
  fullName: optionalString,
  username: optionalString,
  imageSmallUrl: optionalString,
  imageMediumUrl: optionalString,
  isVerifiedMerchant: optionalBoolean,
  verifiedIdentity: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ verified: optionalBoolean })),
  explicitlyFollowedByMe: optionalBoolean,
};

/** A member as embedded in a pin: pinner, native creator, promoter or sponsor. Source: TY-05, TY-14. */
export const pinnerSchema = /* @__PURE__ */ z.object(pinnerShape);

/** A member as embedded in a pin. */
export type Pinner = Immutable<z.infer<typeof pinnerSchema>>;

/** A member with the public part of the profile. Source: TY-14. */
export const userSchema = /* @__PURE__ */ z.object({
  ...pinnerShape,
  id: idSchema,
  username: /* @__PURE__ */ z.string(),
  fullName: /* @__PURE__ */ z.string(),
  about: optionalString,
  websiteUrl: /* @__PURE__ */ z.nullish(linkSchema),
  created_at: /* @__PURE__ */ z.nullish(instantSchema),
  pin_count: optionalCount,
  boardCount: optionalCount,
  followerCount: optionalCount,
  followingCount: optionalCount,
});

/** A member with the public part of the profile. */
export type User = Immutable<z.infer<typeof userSchema>>;
