import { eq, sql } from 'drizzle-orm';
import { images } from '../../platform/media/images/tables.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { userBlocks, users } from './tables.ts';

/** The columns of a member that others may read: neither email nor password. */
export const userColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  firstName: users.firstName,
  about: users.about,
  websiteUrl: users.websiteUrl,
  pronouns: users.pronouns,
  isVerifiedMerchant: users.isVerifiedMerchant,
  followerCount: users.followerCount,
  followingCount: users.followingCount,
  createdAt: users.createdAt,
  hidesFromSearchEngines: users.hidesFromSearchEngines,
  isPrivate: users.isPrivate,
  imageSignature: sql<
    string | null
  >`(select ${images.signature} from ${images} where ${eq(images.id, users.imageId)})`,
};

/** The columns that only the member may read. */
export const viewerColumns = {
  ...userColumns,
  email: users.email,
  theme: users.theme,
  locale: users.locale,
  country: users.country,
  gender: users.gender,
  birthYear: users.birthYear,
  adsByActivity: users.adsByActivity,
  adsByPartners: users.adsByPartners,
  role: users.role,
  hasBlocks: sql<boolean>`(exists (select from ${userBlocks} where ${userBlocks.blockerId} = ${users.id}) or exists (select from ${userBlocks} where ${userBlocks.blockedId} = ${users.id}))`,
  /** The table of mutes is referenced by name: mutes are a domain above this one. */
  hasMutes: sql<boolean>`exists (select from mutes where mutes.user_id = ${users.id})`,
  /** The table of boards is referenced by name: boards are a domain above this one. */
  quickSavesBoardId: sql<
    string | null
  >`(select boards.id::text from boards where boards.owner_id = ${users.id} and boards.layout = 'quick_saves' and boards.deleted_at is null)`,
};

/** A member as shown on the site. */
export type UserRow = {
  readonly id: bigint;
  readonly username: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly about: string | null;
  readonly websiteUrl: string | null;
  readonly pronouns: string | null;
  readonly isVerifiedMerchant: boolean;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly createdAt: Date;
  /** True if search engines must not list their pages (AC-04). */
  readonly hidesFromSearchEngines: boolean;
  /** True if only approved followers see the profile, its boards and its pins (AC-04). */
  readonly isPrivate: boolean;
  readonly imageSignature: string | null;
};

/** The viewer's own row, with private columns. */
export type ViewerRow = SignedIn;
