import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { moderationDecisions } from './tables.ts';

/** The email to the author of a comment that was held for review: it is published now (OP-06). */
export const heldPublishedMail = defineMail({
  name: 'held-published',
  data: z.strictObject({ decisionId: z.string() }),
  async write({ decisionId }, { db }: Deps) {
    const [row] = await db
      .select({
        excerpt: moderationDecisions.excerpt,
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
      })
      .from(moderationDecisions)
      .innerJoin(users, eq(users.id, moderationDecisions.ownerId))
      .where(eq(moderationDecisions.id, parseId(decisionId) ?? 0n));
    if (!row) return null;
    const texts = mailMessages(row.locale).heldPublished;
    return accountMail(row, texts.subject, [texts.published(row.excerpt)]);
  },
});
