import type { ModerationDecision } from '@pegboard/types';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ReportedSubject } from './assignments.ts';
import { decide, type DecisionDeps } from './decide.ts';

/** The subjects that are decided on at once. */
export const DECIDED_AT_ONCE_MAX = 50;

/** The number of subjects that were decided on, and of those whose reports were decided or withdrawn meanwhile. */
export type ManyDecided = { readonly decided: number; readonly skipped: number };

/**
 * Makes the same decision on several subjects, each in a transaction of its own. Those that another moderator has to decide on, or
 * that were decided meanwhile, are skipped.
 */
export async function decideMany(
  deps: DecisionDeps,
  moderator: SignedIn,
  subjects: readonly ReportedSubject[],
  made: {
    readonly decision: ModerationDecision;
    readonly note: string | null;
    readonly statement: string | null;
  },
): Promise<ManyDecided> {
  let decided = 0;
  for (const subject of subjects) {
    try {
      await deps.db.transaction((tx) => decide(deps, tx, moderator, { ...subject, ...made }));
      decided += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !SKIPPED.has(error.code)) throw error;
    }
  }
  return { decided, skipped: subjects.length - decided };
}

const SKIPPED: ReadonlySet<string> = new Set(['report_not_found', 'second_opinion_needed', 'forbidden']);
