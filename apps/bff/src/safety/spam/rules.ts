const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The rules that limit the reach of a member (OP-09). */
export const SPAM_RULES = ['same_link', 'same_comment', 'follow_burst'] as const;

/** A rule that limits the reach of a member. */
export type SpamRule = (typeof SPAM_RULES)[number];

/** An account is new for seven days. */
const NEW_ACCOUNT_MS = 7 * DAY_MS;

/** The days for which a rule does not apply to a member again after the team lifted its limit. */
export const TRUSTED_DAYS = 90;

/** The time that each rule considers. */
export const RULE_WINDOW_MS: Readonly<Record<SpamRule, number>> = {
  same_link: DAY_MS,
  same_comment: HOUR_MS,
  follow_burst: HOUR_MS,
};

/** The number of equal actions within the time of a rule from which it applies: for new accounts, and for others. */
export const RULE_MAX: Readonly<Record<SpamRule, { readonly new: number; readonly other: number }>> = {
  same_link: { new: 20, other: 100 },
  same_comment: { new: 4, other: 10 },
  follow_burst: { new: 60, other: 300 },
};

/** A member as the rules see them. */
export type JudgedMember = {
  readonly createdAt: Date;
  readonly role: 'user' | 'moderator' | 'employee';
  readonly isVerifiedMerchant: boolean;
};

/** Returns whether a rule applies to a member who did the same a number of times. The team and verified merchants are exempt. */
export function isSpam(rule: SpamRule, member: JudgedMember, count: number, now: Date): boolean {
  if (member.role !== 'user' || member.isVerifiedMerchant) return false;
  const isNew = now.getTime() - member.createdAt.getTime() < NEW_ACCOUNT_MS;
  return count >= RULE_MAX[rule][isNew ? 'new' : 'other'];
}
