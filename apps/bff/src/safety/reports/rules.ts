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

/** The text of a report or decision: plain text; empty for none. */
export const detailSchema = z
  .string()
  .max(REPORT_DETAIL_MAX * 30, `Use ${REPORT_DETAIL_MAX} characters or fewer.`)
  .transform((text) => collapseWhitespace(text) || null)
  .refine((text) => text === null || !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
  .refine(
    (text) => text === null || graphemeCount(text) <= REPORT_DETAIL_MAX,
    `Use ${REPORT_DETAIL_MAX} characters or fewer.`,
  );

/** Returns whether a member is a moderator; employees are too. */
export function isModerator({ role }: Pick<SignedIn, 'role'>): boolean {
  return role === 'moderator' || role === 'employee';
}

/** Returns the state of reports after a decision. */
export function getStateAfterDecision(decision: ModerationDecision): Exclude<ReportState, 'open'> {
  return ({ keep: 'kept', remove: 'removed', warn: 'warned' } as const)[decision];
}

/** Returns a short excerpt of a reported text. */
export function createExcerpt(text: string): string {
  return truncate(collapseWhitespace(text), EXCERPT_MAX);
}
