import { BUSINESS_CATEGORIES } from '@pegboard/business-dashboard/model';
import { collapseWhitespace, graphemeCount } from '@pegboard/types';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { websiteSchema } from '../../people/accounts/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';

const NAME_MAX = 100;
const DAY_MS = 86_400_000;

/**
 * The maximum number of businesses per member, members per business, and pending invitations per business.
 */
export const BUSINESSES_MAX = 100;
export const MEMBERS_MAX = 500;
export const INVITES_MAX = 100;

/** Lifetime of an invitation to a business in days. */
export const BUSINESS_INVITE_TTL_DAYS = 14;

/** The name of a business: 1 to 100 characters, without control characters. */
export const businessNameSchema = z
  .string()
  .max(NAME_MAX * 8)
  .transform(collapseWhitespace)
  .refine((name) => name !== '', 'Give the business a name.')
  .refine((name) => !/\p{Cc}/u.test(name), 'Use letters, not control characters.')
  .refine((name) => graphemeCount(name) <= NAME_MAX, `Use ${NAME_MAX} characters or fewer.`);

/** The category of a business. */
export const categorySchema = z.enum(BUSINESS_CATEGORIES, 'Choose what the business does.');

/** The site of a business: http or https; empty means none. */
export const businessSiteSchema = websiteSchema;

/** Returns the expiry of an invitation that is created now. */
export function businessInviteEnd(now: Date): Date {
  return new Date(now.getTime() + BUSINESS_INVITE_TTL_DAYS * DAY_MS);
}

/** Returns the code of an invite in an email: its id, signed by this site. */
export function createInviteCode(secret: string, id: bigint): string {
  return `${id}.${signature(secret, id)}`;
}

/** Returns the invite of a code; undefined for an invalid one. */
export function inviteOfCode(secret: string, code: string): bigint | undefined {
  const [text = '', signed = ''] = code.split('.');
  const id = parseId(text);
  if (id === undefined) return undefined;
  const wanted = Buffer.from(signature(secret, id));
  const received = Buffer.from(signed);
  return received.length === wanted.length && timingSafeEqual(received, wanted) ? id : undefined;
}

function signature(secret: string, id: bigint): string {
  return createHmac('sha256', secret).update(`business-invite ${id}`).digest('base64url');
}
