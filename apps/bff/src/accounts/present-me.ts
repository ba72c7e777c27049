import { imageUrl } from '../images/index.ts';
import type { SignedIn } from '../viewer.ts';

/** A person as REST tells them to themselves, and to nobody else. */
export type MeView = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly full_name: string;
  readonly first_name: string;
  readonly about: string | null;
  readonly website_url: string | null;
  readonly image_medium_url: string | null;
  readonly is_verified_merchant: boolean;
  readonly is_employee: boolean;
  readonly theme: string;
  readonly locale: string;
  readonly country: string;
  readonly follower_count: number;
  readonly following_count: number;
  readonly pin_count: number;
  readonly created_at: string;
};

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
    image_medium_url: me.imageSignature === null ? null : imageUrl(me.imageSignature, '136x136'),
    is_verified_merchant: me.isVerifiedMerchant,
    is_employee: me.role === 'employee',
    theme: me.theme,
    locale: me.locale,
    country: me.country,
    follower_count: me.followerCount,
    following_count: me.followingCount,
    pin_count: pinCount,
    created_at: me.createdAt.toISOString(),
  };
}
