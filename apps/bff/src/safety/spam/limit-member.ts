import { and, eq, gt, sql } from 'drizzle-orm';
import { setReachLimited, users } from '../../people/accounts/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { isSpam, TRUSTED_DAYS, type SpamRule } from './rules.ts';
import { spamLimits } from './tables.ts';

const SAMPLE_MAX = 500;
const DAY_MS = 86_400_000;

/** An action that a member repeated. */
export type Repetition = {
  readonly rule: SpamRule;
  readonly userId: bigint;
  readonly count: number;
  readonly sample: string | null;
};

/** Limits the reach of a member if a rule applies to them, unless the team lifted a limit of this rule within 90 days. */
export async function limitIfSpam(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { rule, userId, count, sample }: Repetition,
): Promise<void> {
  const { createdAt, role, isVerifiedMerchant } = users;
  const [member] = await db
    .select({ createdAt, role, isVerifiedMerchant })
    .from(users)
    .where(eq(users.id, userId));
  if (!member || !isSpam(rule, member, count, now())) return;
  const trustedSince = new Date(now().getTime() - TRUSTED_DAYS * DAY_MS);
  const isTrusted = and(
    eq(spamLimits.userId, userId),
    eq(spamLimits.rule, rule),
    gt(spamLimits.liftedAt, trustedSince),
  );
  if ((await db.$count(spamLimits, isTrusted)) > 0) return;
  const stored = await db
    .insert(spamLimits)
    .values({
      id: newId(),
      userId,
      rule,
      sample: sample?.slice(0, SAMPLE_MAX) ?? null,
      count,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: spamLimits.userId, where: sql`lifted_at is null` })
    .returning({ id: spamLimits.id });
  if (stored.length > 0) await setReachLimited(db, userId, true);
}
