import { collapseWhitespace, graphemeCount } from '@pegboard/types';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { isEmployee, type SignedIn } from '../../platform/http/viewer.ts';

const REASON_MAX = 500;
const REASON_MIN = 5;
const DAY_MS = 86_400_000;

/** The lengths of a suspension that the page offers, in days. */
export const SUSPENSION_DAYS_MAX = 3650;

/** The reason of a suspension, which the member sees: 5 to 500 characters. */
export const reasonSchema = z
  .string()
  .max(REASON_MAX * 30, `Use ${REASON_MAX} characters or fewer.`)
  .transform((text) => collapseWhitespace(text))
  .refine((text) => !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
  .refine((text) => graphemeCount(text) >= REASON_MIN, `Use ${REASON_MIN} characters or more.`)
  .refine((text) => graphemeCount(text) <= REASON_MAX, `Use ${REASON_MAX} characters or fewer.`);

/** A member of the team, or a member whom it administers. */
type WithRole = Pick<SignedIn, 'id' | 'role'>;

/** The actions that a member of the team may do with a member. */
export type MemberRights = { readonly canAct: boolean; readonly canSetRole: boolean };

/** Throws `forbidden` for everyone who is not in the team: moderators and employees. */
export function checkTeam(viewer: Pick<SignedIn, 'role'>): void {
  if (viewer.role === 'user') throw new AppError('forbidden');
}

/**
 * Returns the rights of a member of the team on a member: employees act on everyone but themselves, moderators on members without
 * a role. Roles are set by employees only, and never by oneself, so that the site always has one.
 */
export function rightsOn(viewer: WithRole, member: WithRole): MemberRights {
  if (viewer.id === member.id) return { canAct: false, canSetRole: false };
  if (isEmployee(viewer)) return { canAct: true, canSetRole: true };
  return { canAct: viewer.role === 'moderator' && member.role === 'user', canSetRole: false };
}

/** Returns the end of a suspension of some days that begins now; null for one without an end. */
export function suspensionEnd(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}
