import { and, desc, eq } from 'drizzle-orm';
import { businesses } from '../../business/business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import { paymentMethods } from './tables.ts';

const METHODS_MAX = 10;

/** A business's card as stored. */
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** Returns the cards of a business, the default one first. */
export function listMethods(db: Db, businessId: bigint): Promise<PaymentMethod[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.businessId, businessId))
    .orderBy(desc(paymentMethods.isDefault), paymentMethods.id);
}

/** Returns a card of a business. Throws `payment_method_not_found`, also for those of other businesses. */
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
 * Stores a card by the processor's token; the first becomes the default. The same token yields the same card.
 * Throws `card_token_invalid` for an unknown token.
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
    // The token of another business's card is reported like an invalid one.
    if (!made) throw new AppError('card_token_invalid');
    return made;
  });
}

/** Creates a card the default one. */
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

/** Deletes a card; if it was the default, the oldest other card takes its place. */
export async function removeMethod(db: Db, { id, businessId }: PaymentMethod): Promise<void> {
  await db.transaction(async (tx) => {
    await holdMethods(tx, businessId);
    await tx.delete(paymentMethods).where(eq(paymentMethods.id, id));
    const [first, ...others] = await listMethods(tx, businessId);
    if (first && ![first, ...others].some(({ isDefault }) => isDefault))
      await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, first.id));
  });
}

/** Locks a business's cards, so that they are changed one at a time. */
async function holdMethods(tx: Db, businessId: bigint): Promise<void> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('update');
}
