import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import { APPEAL_DAYS, withholdRemoved } from '../../pins/image-lifecycle/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { appealAnswerMail } from './appeal-answer-mail.ts';
import type { Deps } from './deps.ts';
import type { DecisionRow } from './report-lists.ts';
import type { APPEAL_ANSWERS } from './answers.ts';
import { appeals, moderationDecisions } from './tables.ts';
import { withdrawRemoval } from './withdraw-decision.ts';

/** The decisions that are listed to their owner, and the appeals that are listed to moderators. */
const LIST_MAX = 50;

/** An appeal as stored. */
export type AppealRow = typeof appeals.$inferSelect;

/** A decision about what the viewer owns, and their appeal. */
export type AppealableDecision = { readonly decision: DecisionRow; readonly appeal: AppealRow | null };

/** An appeal that waits for an answer. */
export type OpenAppeal = {
  readonly appeal: AppealRow;
  readonly decision: DecisionRow;
  readonly owner: UserRow;
  /** The moderator who decided. */
  readonly moderator: string | null;
};

/** Returns the latest removals and warnings of the viewer's own contents with their appeals, or the one with an id. */
export async function appealableDecisions(
  db: Db,
  viewer: SignedIn,
  id?: bigint,
): Promise<readonly AppealableDecision[]> {
  return db
    .select({ decision: moderationDecisions, appeal: appeals })
    .from(moderationDecisions)
    .leftJoin(appeals, eq(appeals.decisionId, moderationDecisions.id))
    .where(and(isOwn(viewer), id === undefined ? undefined : eq(moderationDecisions.id, id)))
    .orderBy(desc(moderationDecisions.id))
    .limit(LIST_MAX);
}

/** Returns the time until which a decision can be appealed; what it removed is kept until then. */
export function appealDeadline({ createdAt }: Pick<DecisionRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + APPEAL_DAYS * 86_400_000);
}

/** Stores the only appeal of a decision. Throws `decision_not_found` for decisions about others, `appeal_sent`, `appeal_too_late`. */
export async function appeal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  decisionId: bigint,
  text: string,
): Promise<void> {
  const [own] = await appealableDecisions(db, viewer, decisionId);
  if (!own) throw new AppError('decision_not_found');
  if (!own.appeal && appealDeadline(own.decision) <= now()) throw new AppError('appeal_too_late');
  const sent = await db
    .insert(appeals)
    .values({ id: newId(), decisionId, text })
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  if (sent.length === 0) throw new AppError('appeal_sent');
}

/** Returns the appeals without an answer, oldest first, without those of the moderator. */
export async function openAppeals(db: Db, moderator: SignedIn): Promise<readonly OpenAppeal[]> {
  return db
    .select({
      appeal: appeals,
      decision: moderationDecisions,
      owner: userColumns,
      moderator: sql<
        string | null
      >`(select username from users as deciding where deciding.id = ${moderationDecisions.moderatorId})`,
    })
    .from(appeals)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, appeals.decisionId))
    .innerJoin(users, eq(users.id, moderationDecisions.ownerId))
    .where(and(isNull(appeals.answer), ne(moderationDecisions.ownerId, moderator.id)))
    .orderBy(asc(appeals.id))
    .limit(LIST_MAX);
}

/**
 * Answers an appeal, once, and queues the email about it. What was removed is shown again when the decision is withdrawn, and its images
 * are deleted when it is upheld. Throws `appeal_not_found` for one that is answered or
 * the moderator's own.
 */
export async function answerAppeal(
  deps: Deps,
  moderator: SignedIn,
  id: bigint,
  { answer, text }: { readonly answer: (typeof APPEAL_ANSWERS)[number]; readonly text: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [answered] = await tx
      .update(appeals)
      .set({ answer, answerText: text, answeredBy: moderator.id, answeredAt: sql`now()` })
      .from(moderationDecisions)
      .where(
        and(
          eq(appeals.id, id),
          isNull(appeals.answer),
          eq(moderationDecisions.id, appeals.decisionId),
          ne(moderationDecisions.ownerId, moderator.id),
        ),
      )
      .returning({ decisionId: appeals.decisionId });
    if (!answered) throw new AppError('appeal_not_found');
    if (answer === 'withdrawn') await withdrawRemoval(deps, tx, moderator, answered.decisionId, text);
    else await deps.jobs.enqueue(tx, withholdRemoved, { decisionId: String(answered.decisionId) });
    await queueMail(deps, tx, appealAnswerMail, { appealId: String(id) });
  });
}

const isOwn = (viewer: SignedIn) =>
  and(eq(moderationDecisions.ownerId, viewer.id), ne(moderationDecisions.decision, 'keep'));
