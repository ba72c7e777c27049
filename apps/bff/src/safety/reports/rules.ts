import {
  collapseWhitespace,
  graphemeCount,
  REPORT_DETAIL_MAX,
  truncate,
  type ModerationDecision,
  type ReportState,
} from '@pegboard/types';
import { z } from 'zod';
import type { SignedIn } from '../../platform/http/viewer.ts';

const EXCERPT_MAX = 200;

/** What is told with a report or a decision: plain text, empty means nothing. */
export const detailSchema = z
  .string()
  .max(REPORT_DETAIL_MAX * 30, `Use ${REPORT_DETAIL_MAX} characters or fewer.`)
  .transform((text) => collapseWhitespace(text) || null)
  .refine((text) => text === null || !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
  .refine(
    (text) => text === null || graphemeCount(text) <= REPORT_DETAIL_MAX,
    `Use ${REPORT_DETAIL_MAX} characters or fewer.`,
  );

/** Whether somebody moderates: moderators do, and employees. */
export function isModerator({ role }: Pick<SignedIn, 'role'>): boolean {
  return role === 'moderator' || role === 'employee';
}

/** The state in which a decision leaves the reports. */
export function getStateAfterDecision(decision: ModerationDecision): Exclude<ReportState, 'open'> {
  return ({ keep: 'kept', remove: 'removed', warn: 'warned' } as const)[decision];
}

/** What a reported thing says, short. */
export function createExcerpt(text: string): string {
  return truncate(collapseWhitespace(text), EXCERPT_MAX);
}
