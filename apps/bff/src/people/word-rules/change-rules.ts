import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { WordAction, WordMatch } from './rules.ts';
import { wordRules } from './tables.ts';

/** A rule for words as stored. */
export type WordRule = typeof wordRules.$inferSelect;

/** The largest number of rules: each text is compared with all of them. */
export const WORD_RULES_MAX = 2000;

/** Sets a rule, in a transaction. One for the same words is replaced. Returns false if there are too many rules. */
export async function setWordRule(
  tx: Db,
  rule: {
    readonly phrase: string;
    readonly needle: string;
    readonly match: WordMatch;
    readonly action: WordAction;
    readonly reason: string;
  },
  createdAt: Date,
): Promise<boolean> {
  if ((await tx.$count(wordRules)) >= WORD_RULES_MAX) return false;
  const set = { ...rule, createdAt };
  await tx
    .insert(wordRules)
    .values({ id: newId(), ...set })
    .onConflictDoUpdate({ target: wordRules.needle, set });
  return true;
}

/** Removes a rule, in a transaction, and returns it; undefined if there is none. */
export async function removeWordRule(tx: Db, id: bigint): Promise<WordRule | undefined> {
  const [removed] = await tx.delete(wordRules).where(eq(wordRules.id, id)).returning();
  return removed;
}

/** Returns rules before an id, newest first. */
export async function listWordRules(
  db: Db,
  before: bigint | undefined,
  limit: number,
): Promise<readonly WordRule[]> {
  return db
    .select()
    .from(wordRules)
    .where(before === undefined ? undefined : lt(wordRules.id, before))
    .orderBy(desc(wordRules.id))
    .limit(limit);
}
