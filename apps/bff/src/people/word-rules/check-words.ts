import { inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { foldText, rulesFor, type AppliedRule, type WordAction } from './rules.ts';
import { wordRules } from './tables.ts';

/** Texts of a member by the name of their field; missing ones have no words. */
export type CheckedTexts = Readonly<Record<string, string | null | undefined>>;

/**
 * Throws `words_refused` with the fields whose text has a word that the team rules out; otherwise returns whether a text has a word for
 * which it has to be held for review. Rules are effective at once in all processes.
 */
export async function checkWords(db: Db, texts: CheckedTexts): Promise<boolean> {
  const found = await findWords(db, texts, ['refuse', 'hold']);
  const refused = [...found].filter(([, rules]) => rules.some(({ action }) => action === 'refuse'));
  if (refused.length === 0) return found.size > 0;
  const fields = refused.map(([field]) => [field, 'This site does not allow a word in it.'] as const);
  throw new AppError('words_refused', { fields: Object.fromEntries(fields) });
}

/** Returns the rules with these actions that apply to texts, by the field of the text, with one statement. */
export async function findWords(
  db: Db,
  texts: CheckedTexts,
  actions: readonly WordAction[],
): Promise<ReadonlyMap<string, readonly AppliedRule[]>> {
  const folded = Object.entries(texts)
    .map(([field, text]) => [field, foldText(text ?? '')] as const)
    .filter(([, text]) => text.trim() !== '');
  const found = new Map<string, readonly AppliedRule[]>();
  if (folded.length === 0) return found;
  // The fields are apart, so that no phrase is found across two of them.
  const all = folded.map(([, text]) => text).join('|');
  const { rows } = await db.execute<AppliedRule>(sql`
    select needle, action, phrase from word_rules
    where ${inArray(wordRules.action, [...actions, 'allow'])} and strpos(${all}, needle) > 0 order by id`);
  for (const [field, text] of folded) {
    const rules = rulesFor(rows, text);
    if (rules.length > 0) found.set(field, rules);
  }
  return found;
}
