import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { isEmployee, type SignedIn } from '../../platform/http/viewer.ts';

/** A member as REST returns them to themselves only. */
export const meSchema = z.strictObject({
  id: idAnswer,
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  about: z.string().nullable(),
  website_url: z.string().nullable(),
  pronouns: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  is_verified_merchant: z.boolean(),
  is_employee: z.boolean(),
  theme: z.string(),
  locale: z.string(),
  country: z.string(),
  follower_count: countAnswer,
  following_count: countAnswer,
  pin_count: countAnswer,
  created_at: timeAnswer,
});

/** A member as REST returns them to themselves. */
export type MeView = Immutable<z.infer<typeof meSchema>>;

/** Presents the viewer to themselves. */
export function presentMe(me: SignedIn, pinCount: number): MeView {
  return {
    id: String(me.id),
    username: me.username,
    email: me.email,
    full_name: me.fullName,
    first_name: me.firstName,
    about: me.about,
    website_url: me.websiteUrl,
    pronouns: me.pronouns,
    image_medium_url: me.imageSignature === null ? null : imageUrl(me.imageSignature, '136x136'),
    is_verified_merchant: me.isVerifiedMerchant,
    is_employee: isEmployee(me),
    theme: me.theme,
    locale: me.locale,
    country: me.country,
    follower_count: me.followerCount,
    following_count: me.followingCount,
    pin_count: pinCount,
    created_at: me.createdAt.toISOString(),
  };
}
