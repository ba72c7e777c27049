import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { firstNameLabel } from '../text/labels.ts';
import { optionalBoolean, optionalString } from './optional.ts';
import { idSchema } from './values.ts';

/** The sender of an invite; the first name is truncated to 30 characters. Source: TY-14. */
export const inviteSenderSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  first_name: z.pipe(z.string(), z.transform(firstNameLabel)),
  full_name: optionalString,
  image_medium_url: optionalString,
  is_default_image: optionalBoolean,
  should_show_messaging: optionalBoolean,
});

/** The sender of an invite. */
export type InviteSender = Immutable<z.infer<typeof inviteSenderSchema>>;

/** The metadata of an invite code. Source: TY-14, §7 InviteCodeMetadataResource. */
export const inviteMetadataSchema = /* @__PURE__ */ z.object({
  sender: z.nullish(inviteSenderSchema),
  invite_channel: z.nullish(z.int()),
});

/** The metadata of an invite code. */
export type InviteMetadata = Immutable<z.infer<typeof inviteMetadataSchema>>;
