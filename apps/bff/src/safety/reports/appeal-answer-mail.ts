import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { appeals, moderationDecisions } from './tables.ts';

/** The email to the owner whose appeal was answered: the answer with its text (AC-10; Digital Services Act, article 20). */
export const appealAnswerMail = defineMail({
  name: 'appeal-answer',
  data: z.strictObject({ appealId: z.string() }),
  async write({ appealId }, { db, env }: Deps) {
    const [row] = await db
      .select({
        decisionId: appeals.decisionId,
        answer: appeals.answer,
        text: appeals.answerText,
        excerpt: moderationDecisions.excerpt,
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
      })
      .from(appeals)
      .innerJoin(moderationDecisions, eq(moderationDecisions.id, appeals.decisionId))
      .innerJoin(users, eq(users.id, moderationDecisions.ownerId))
      .where(eq(appeals.id, parseId(appealId) ?? 0n));
    if (!row?.answer) return null;
    const messages = mailMessages(row.locale);
    const texts = messages.appealAnswer;
    return accountMail(row, texts.subject, [
      texts[row.answer](row.excerpt || messages.moderationDecision.untitled),
      ...(row.text === null ? [] : [texts.text(row.text)]),
      { link: `${env.publicUrl}/appealed-pin/?decision=${row.decisionId}`, label: texts.link },
    ]);
  },
});
