import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { moderationDecisions } from './tables.ts';

/**
 * The email to the owner of what was removed or warned about: the statement of reasons, with the way to appeal (Digital Services Act,
 * article 17).
 */
export const decisionMail = defineMail({
  name: 'moderation-decision',
  data: z.strictObject({ decisionId: z.string() }),
  async write({ decisionId }, { db, env }: Deps) {
    const [row] = await db
      .select({
        decision: moderationDecisions.decision,
        excerpt: moderationDecisions.excerpt,
        reasons: moderationDecisions.reasons,
        statement: moderationDecisions.statement,
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
      })
      .from(moderationDecisions)
      .innerJoin(users, eq(users.id, moderationDecisions.ownerId))
      .where(eq(moderationDecisions.id, parseId(decisionId) ?? 0n));
    if (!row || row.decision === 'keep') return null;
    const texts = mailMessages(row.locale).moderationDecision;
    const rules = Object.keys(row.reasons).map((reason) => nameOf(texts.rules, reason));
    return accountMail(row, texts.subject[row.decision], [
      texts[row.decision](row.excerpt || texts.untitled),
      texts.rule(rules.join(', ')),
      ...(row.statement === null ? [] : [texts.statement(row.statement)]),
      texts.appeal,
      { link: `${env.publicUrl}/appealed-pin/?decision=${decisionId}`, label: texts.appealLink },
    ]);
  },
});

const nameOf = (names: Readonly<Record<string, string>>, reason: string): string => names[reason] ?? reason;
