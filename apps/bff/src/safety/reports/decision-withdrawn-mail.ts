import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { moderationDecisions } from './tables.ts';

/** The email to the owner of what a moderator removed by mistake: that the decision is withdrawn, the reason, and whether it is shown again (OP-06). */
export const decisionWithdrawnMail = defineMail({
  name: 'decision-withdrawn',
  data: z.strictObject({ decisionId: z.string(), reason: z.string(), isRestored: z.boolean() }),
  async write({ decisionId, reason, isRestored }, { db }: Deps) {
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
    const messages = mailMessages(row.locale);
    const texts = messages.decisionWithdrawn;
    return accountMail(row, texts.subject, [
      messages.appealAnswer.withdrawn(row.excerpt || messages.moderationDecision.untitled),
      isRestored ? texts.restored : texts.gone,
      messages.moderationDecision.statement(reason),
    ]);
  },
});
