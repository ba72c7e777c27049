import { DEFAULT_LOCALE } from '@pegboard/types';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { BUSINESS_INVITE_TTL_DAYS, createInviteCode } from './rules.ts';
import { businesses, businessInvites } from './tables.ts';

/**
 * The email that invites someone to a business; an address without an account finds its invite by the code, and is written to in the
 * language of the inviter.
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
        locale: sql<
          string | null
        >`coalesce(${users.locale}, (select locale from users where id = ${businessInvites.invitedBy}))`,
      })
      .from(businessInvites)
      .innerJoin(businesses, eq(businesses.id, businessInvites.businessId))
      .leftJoin(users, eq(users.id, businessInvites.userId))
      .where(eq(businessInvites.id, id));
    const email = invite?.userEmail ?? invite?.email;
    if (!invite || email == null) return null;
    const code = invite.userEmail === null ? `?code=${createInviteCode(env.secret, id)}` : '';
    const locale = invite.locale ?? DEFAULT_LOCALE;
    const texts = mailMessages(locale).businessInvite;
    return accountMail(
      { email, locale, firstName: invite.firstName ?? texts.guest },
      texts.subject(invite.business),
      [
        texts.invited(invite.business, texts.roles[invite.role], BUSINESS_INVITE_TTL_DAYS),
        { link: `${env.publicUrl}/business/invite/${code}`, label: texts.open },
        texts.unknown,
      ],
    );
  },
});
