import { recordAction } from '../../people/audit-log/index.ts';
import {
  needleOf,
  removeWordRule,
  setWordRule,
  type WordAction,
  type WordMatch,
} from '../../people/word-rules/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { checkTeam } from '../members/index.ts';
import type { Deps } from './deps.ts';

/** A rule that the team sets for words. */
export type WordRuleInput = {
  readonly phrase: string;
  readonly match: WordMatch;
  readonly action: WordAction;
  readonly reason: string;
};

/** Sets a rule for words, and records it. Throws `invalid_input` for words without a letter or digit, and `word_rules_full`. */
export async function changeWordRule(deps: Deps, viewer: SignedIn, input: WordRuleInput): Promise<void> {
  checkTeam(viewer);
  const { phrase, match, action, reason } = input;
  const needle = needleOf(phrase, match);
  if (needle === undefined)
    throw new AppError('invalid_input', { fields: { phrase: 'Use at least one letter or digit.' } });
  await deps.db.transaction(async (tx) => {
    if (!(await setWordRule(tx, { phrase, needle, match, action, reason }, deps.now())))
      throw new AppError('word_rules_full');
    const details = { words: phrase, effect: action, reason };
    await recordAction(deps, tx, viewer, { action: 'word_rule_set', details });
  });
}

/** Removes a rule for words, and records it. Throws `word_rule_not_found`. */
export async function endWordRule(deps: Deps, viewer: SignedIn, id: string): Promise<void> {
  checkTeam(viewer);
  await deps.db.transaction(async (tx) => {
    const removed = await removeWordRule(tx, parseId(id) ?? 0n);
    if (!removed) throw new AppError('word_rule_not_found');
    const details = { words: removed.phrase, effect: removed.action };
    await recordAction(deps, tx, viewer, { action: 'word_rule_removed', details });
  });
}
