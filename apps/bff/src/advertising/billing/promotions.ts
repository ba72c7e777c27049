import { eq, sql } from 'drizzle-orm';
import { type AdAccount } from '../campaigns/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { postEntries } from './post-entry.ts';
import { promotionCodes, promotionUses } from './tables.ts';

/** Normalizes a code for comparison: in upper case, without spaces and dashes. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** A code that grants credit, as created by the operator; `expiresOn` is its last valid day. */
export type PromotionCode = Pick<
  typeof promotionCodes.$inferInsert,
  'code' | 'currency' | 'amountMicro' | 'expiresOn'
>;

/** Creates a code; returns false if the name exists. */
export async function addPromotionCode(db: Db, promotion: PromotionCode): Promise<boolean> {
  const { rowCount } = await db
    .insert(promotionCodes)
    .values({ ...promotion, code: normalizeCode(promotion.code) })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Redeems a code: its credit is added to the account, once per business. Throws `invalid_input` for the field
 * `code` if it is unknown, expired, in another currency, or already redeemed.
 */
export async function redeemPromotion(db: Db, account: AdAccount, typed: string, now: Date): Promise<number> {
  const refuse = (why: string): AppError => new AppError('invalid_input', { fields: { code: why } });
  const { businessId } = account;
  const [found] = await db
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.code, normalizeCode(typed)));
  if (!found || businessId === null) throw refuse('We do not know this code.');
  if (found.expiresOn < now.toISOString().slice(0, 10)) throw refuse('This code is over.');
  if (found.currency !== account.currency)
    throw refuse(`This code is for accounts in ${found.currency}. This one is in ${account.currency}.`);
  const { amountMicro, code } = found;
  const { id: accountId } = account;
  await db.transaction(async (tx) => {
    const id = newId();
    const { rowCount } = await tx
      .insert(promotionUses)
      .values({ id, businessId, accountId, code, amountMicro })
      .onConflictDoNothing();
    if (rowCount === 0) throw refuse('Your business has used this code.');
    await tx
      .update(adAccounts)
      .set({ creditMicro: sql`${adAccounts.creditMicro} + ${amountMicro}` })
      .where(eq(adAccounts.id, accountId));
    await postEntries(tx, [
      { accountId, from: 'promotion', to: 'credit', amountMicro, reason: 'promotion', sourceId: id },
    ]);
  });
  return amountMicro;
}

/** Returns the codes redeemed for an account, newest first. */
export function listPromotions(db: Db, accountId: bigint): Promise<(typeof promotionUses.$inferSelect)[]> {
  return db
    .select()
    .from(promotionUses)
    .where(eq(promotionUses.accountId, accountId))
    .orderBy(sql`${promotionUses.createdAt} desc`)
    .limit(100);
}
