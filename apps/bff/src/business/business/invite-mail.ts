import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { defineMail } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { BUSINESS_INVITE_TTL_DAYS, createInviteCode } from './rules.ts';
import { businesses, businessInvites } from './tables.ts';

const ROLE_WORDS = {
  owner: 'owner',
  admin: 'admin',
  analyst: 'analyst',
  finance: 'finance',
  catalog_manager: 'catalog manager',
} as const;

/**
 * The email that invites someone to a business; an address without an account finds its invite by the code.
 */
export const businessInviteMail = defineMail({
  name: 'business-invite',
  data: z.strictObject({ inviteId: z.string() }),
  async write({ inviteId }, { db, env }: Deps) {
    const id = parseId(inviteId);
    if (id === undefined) return null;
    const [invite] = await db
      .select({
        business: businesses.name,
        role: businessInvites.role,
        email: businessInvites.email,
        userEmail: users.email,
        firstName: users.firstName,
      })
      .from(businessInvites)
      .innerJoin(businesses, eq(businesses.id, businessInvites.businessId))
      .leftJoin(users, eq(users.id, businessInvites.userId))
      .where(eq(businessInvites.id, id));
    const email = invite?.userEmail ?? invite?.email;
    if (!invite || email == null) return null;
    const code = invite.userEmail === null ? `?code=${createInviteCode(env.secret, id)}` : '';
    return accountMail(
      { email, firstName: invite.firstName ?? 'there' },
      `Work with ${invite.business} on Pegboard`,
      [
        `you are asked to work with ${invite.business} on Pegboard, as ${ROLE_WORDS[invite.role]}. You have ${BUSINESS_INVITE_TTL_DAYS} days to answer:`,
        { link: `${env.publicUrl}/business/invite/${code}`, label: 'Read the invite' },
        'If you do not know this business, there is nothing to do.',
      ],
    );
  },
});
