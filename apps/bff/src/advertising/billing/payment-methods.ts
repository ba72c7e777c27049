import { and, desc, eq } from 'drizzle-orm';
import { businesses } from '../../business/business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import { paymentMethods } from './tables.ts';

const METHODS_MAX = 10;

/** A card of a business as its row has it. */
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** The cards of a business, the one that is used first first. */
export function listMethods(db: Db, businessId: bigint): Promise<PaymentMethod[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.businessId, businessId))
    .orderBy(desc(paymentMethods.isDefault), paymentMethods.id);
}

/** A card of a business. Throws `payment_method_not_found`, also for those of others. */
export async function findMethod(db: Db, businessId: bigint, text: string): Promise<PaymentMethod> {
  const id = parseId(text);
  const [method] =
    id === undefined
      ? []
      : await db
          .select()
          .from(paymentMethods)
          .where(and(eq(paymentMethods.id, id), eq(paymentMethods.businessId, businessId)));
  if (!method) throw new AppError('payment_method_not_found');
  return method;
}

/**
 * Keeps a card that the processor gave a token for; the first is the one that is used. The same token again is the same
 * card. Throws `card_token_invalid` for what the processor does not know.
 */
export async function addMethod(
  db: Db,
  processor: PaymentProcessor,
  businessId: bigint,
  token: string,
): Promise<PaymentMethod> {
  const card = await processor.cardOf(token);
  if (!card) throw new AppError('card_token_invalid');
  return db.transaction(async (tx) => {
    await holdMethods(tx, businessId);
    const known = await listMethods(tx, businessId);
    const same = known.find((method) => method.token === token);
    if (same) return same;
    if (known.length >= METHODS_MAX) throw new AppError('payment_methods_full');
    const [made] = await tx
      .insert(paymentMethods)
      .values({ id: newId(), businessId, token, ...card, isDefault: known.length === 0 })
      .onConflictDoNothing()
      .returning();
    // A token that is someone else's is reported no more than one that is none.
    if (!made) throw new AppError('card_token_invalid');
    return made;
  });
}

/** Makes a card the one that is used first. */
export async function setDefaultPaymentMethod(db: Db, { id, businessId }: PaymentMethod): Promise<void> {
  await db.transaction(async (tx) => {
    await holdMethods(tx, businessId);
    await tx
      .update(paymentMethods)
      .set({ isDefault: false })
      .where(eq(paymentMethods.businessId, businessId));
    await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  });
}

/** Forgets a card; the oldest of the others takes its place where it was the one that is used. */
export async function removeMethod(db: Db, { id, businessId }: PaymentMethod): Promise<void> {
  await db.transaction(async (tx) => {
    await holdMethods(tx, businessId);
    await tx.delete(paymentMethods).where(eq(paymentMethods.id, id));
    const [first, ...others] = await listMethods(tx, businessId);
    if (first && ![first, ...others].some(({ isDefault }) => isDefault))
      await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, first.id));
  });
}

/** Cards of a business are changed one after another. */
async function holdMethods(tx: Db, businessId: bigint): Promise<void> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('update');
}
