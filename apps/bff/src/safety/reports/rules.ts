import {
  collapseWhitespace,
  graphemeCount,
  REPORT_DETAIL_MAX,
  truncate,
  type ModerationDecision,
  type ReportState,
} from '@pegboard/types';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

const EXCERPT_MAX = 200;
const STATEMENT_MIN = 10;
const STATEMENT_MAX = 2000;

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

/** A text of one or more paragraphs that explains something: 10 to 2,000 characters. */
export const statementSchema = z
  .string()
  .max(STATEMENT_MAX * 30, `Use ${STATEMENT_MAX} characters or fewer.`)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => graphemeCount(text) >= STATEMENT_MIN, `Use ${STATEMENT_MIN} characters or more.`)
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'Use letters, not control characters.')
  .refine((text) => graphemeCount(text) <= STATEMENT_MAX, `Use ${STATEMENT_MAX} characters or fewer.`);

/** Throws `forbidden` for everyone who is not a moderator. */
export function checkModerator(viewer: Pick<SignedIn, 'role'>): void {
  if (!isModerator(viewer)) throw new AppError('forbidden');
}

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
