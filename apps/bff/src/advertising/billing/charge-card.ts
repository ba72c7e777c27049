import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { ChargeResult, PaymentProcessor } from './payment-processor.ts';
import { createLocalProcessor } from './local-processor.ts';
import { postEntries } from './post-entry.ts';
import { charges, type paymentMethods } from './tables.ts';

/** A charge as stored. */
export type Charge = typeof charges.$inferSelect;

/** An order to charge a card. */
export type ChargeOrder = Pick<
  Charge,
  'businessId' | 'accountId' | 'key' | 'purpose' | 'invoiceId' | 'amountMicro' | 'currency'
> & { readonly method: typeof paymentMethods.$inferSelect };

/** Milliseconds for which a charge without a response is sent again; afterwards only its state is queried. */
const RESEND_MAX_AGE_MS = 300_000;
/** Milliseconds after which a charge that is unknown to the processor is given up. */
const LOST_MS = 900_000;

/**
 * Charges a card, once per key: a repeated request returns the same charge and its result. If the processor's
 * response is lost, the charge stays pending; repeating the request, or the job, resolves it. Throws
 * `idempotency_key_reused` for a key of another request, `invoice_paid` for a paid invoice.
 */
export async function chargeCard(
  deps: Pick<Deps, 'db' | 'now'>,
  processor: PaymentProcessor,
  { method, ...order }: ChargeOrder,
): Promise<Charge> {
  const { db } = deps;
  const card = `${method.brand} ${method.lastFour}`;
  const [made] = await db
    .insert(charges)
    .values({ id: newId(), ...order, token: method.token, card, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning();
  const charge = made ?? (await chargeOfKey(db, order.businessId, order.key));
  if (!charge) throw new AppError('invoice_paid');
  const isSame = (['accountId', 'purpose', 'invoiceId', 'amountMicro'] as const).every(
    (field) => charge[field] === order[field],
  );
  if (!isSame) throw new AppError('idempotency_key_reused');
  if (charge.state !== 'pending') return charge;
  const isOld = !made && deps.now().getTime() - charge.createdAt.getTime() > RESEND_MAX_AGE_MS;
  if (isOld) return renewCharge(deps, processor, charge);
  const result = await processor.charge({
    key: String(charge.id),
    token: charge.token,
    amountMicro: charge.amountMicro,
    currency: charge.currency,
  });
  return settle(deps, charge.id, result);
}

/** Queries the result of a pending charge, and posts it. */
export async function renewCharge(
  deps: Pick<Deps, 'db' | 'now'>,
  processor: PaymentProcessor,
  charge: Charge,
): Promise<Charge> {
  if (charge.state === 'succeeded' || charge.state === 'declined') return charge;
  const result = await processor.findResult(String(charge.id));
  if (result) return settle(deps, charge.id, result);
  // A charge that is unknown to the processor by then will not be processed any more.
  const isLost = deps.now().getTime() - charge.createdAt.getTime() > LOST_MS;
  return isLost ? settle(deps, charge.id, { state: 'declined' }) : charge;
}

/**
 * Queries the results of open charges every ten minutes; declines those that the processor does not know after
 * `LOST_MS`.
 */
export const settleCharges = defineJob({
  name: 'settle-charges',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, deps: Deps, { signal }) {
    const processor = createLocalProcessor(deps);
    const open = await deps.db
      .select()
      .from(charges)
      .where(
        and(
          inArray(charges.state, ['pending', 'needs_confirmation']),
          lt(charges.createdAt, new Date(deps.now().getTime() - 60_000)),
        ),
      )
      .orderBy(charges.createdAt)
      .limit(500);
    for (const charge of open) {
      signal.throwIfAborted();
      await renewCharge(deps, processor, charge);
    }
  },
});

/** Stores the result of a charge, and posts the received money, in one transaction and once. */
async function settle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: bigint,
  result: ChargeResult,
): Promise<Charge> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(charges).where(eq(charges.id, id)).for('update');
    if (!held) throw new Error('A charge that was stored is not there.');
    if (held.state === 'succeeded' || held.state === 'declined') return held;
    const isOver = result.state !== 'needs_confirmation';
    const [settled] = await tx
      .update(charges)
      .set({
        state: result.state,
        confirmUrl: result.state === 'needs_confirmation' ? result.confirmPath : null,
        endedAt: isOver ? now() : null,
      })
      .where(eq(charges.id, id))
      .returning();
    if (result.state === 'succeeded') await book(tx, held);
    return settled ?? held;
  });
}

async function book(tx: Db, { id, accountId, amountMicro, purpose }: Charge): Promise<void> {
  const isTopUp = purpose === 'top_up';
  if (isTopUp)
    await tx
      .update(adAccounts)
      .set({ fundsMicro: sql`${adAccounts.fundsMicro} + ${amountMicro}` })
      .where(eq(adAccounts.id, accountId));
  await postEntries(tx, [
    {
      accountId,
      from: 'card',
      to: isTopUp ? 'funds' : 'owed',
      amountMicro,
      reason: isTopUp ? 'top_up' : 'invoice_paid',
      sourceId: id,
    },
  ]);
}

async function chargeOfKey(db: Db, businessId: bigint, key: string): Promise<Charge | undefined> {
  const [found] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.businessId, businessId), eq(charges.key, key)));
  return found;
}
