import { sql } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { foldText, rulesFor, type AppliedRule, type WordAction } from './rules.ts';

/** Texts of a member by the name of their field; missing ones have no words. */
export type CheckedTexts = Readonly<Record<string, string | null | undefined>>;

/** Throws `words_refused` with the fields whose text has a word that the team rules out. Rules are effective at once in all processes. */
export async function checkWords(db: Db, texts: CheckedTexts): Promise<void> {
  const found = await findWords(db, texts, 'refuse');
  if (found.size === 0) return;
  const fields = [...found.keys()].map((field) => [field, 'This site does not allow a word in it.'] as const);
  throw new AppError('words_refused', { fields: Object.fromEntries(fields) });
}

/** Returns the phrases of rules with an action in these texts, by the field of the text, with one statement. */
export async function findWords(
  db: Db,
  texts: CheckedTexts,
  action: WordAction,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folded = Object.entries(texts)
    .map(([field, text]) => [field, foldText(text ?? '')] as const)
    .filter(([, text]) => text.trim() !== '');
  const found = new Map<string, readonly string[]>();
  if (folded.length === 0) return found;
  // The fields are apart, so that no phrase is found across two of them.
  const all = folded.map(([, text]) => text).join('|');
  const { rows } = await db.execute<AppliedRule>(sql`
    select needle, action, phrase from word_rules
    where action in (${action}, 'allow') and strpos(${all}, needle) > 0 order by id`);
  for (const [field, text] of folded) {
    const phrases = rulesFor(rows, text).map(({ phrase }) => phrase);
    if (phrases.length > 0) found.set(field, phrases);
  }
  return found;
}
