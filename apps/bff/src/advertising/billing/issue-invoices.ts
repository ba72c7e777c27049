import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { dueDay, monthBefore, monthsBefore, sumOfLines } from './invoice-rules.ts';
import { postEntries } from './post-entry.ts';
import { charges, invoices, orderLines } from './tables.ts';
import { findTaxDetails } from './tax-details.ts';

/** An invoice or a credit note as stored. */
export type Invoice = typeof invoices.$inferSelect;

/**
 * Issues the invoices of the past month, every day: one per account and month, three days after its end, to
 * include late events. Events that are even later are on the next invoice.
 */
export const issueInvoices = defineJob({
  name: 'issue-invoices',
  data: z.object({}),
  cron: '41 4 * * *',
  async handle(_, { db, now, log }: Deps, { signal }) {
    const today = now().toISOString().slice(0, 10);
    const before = monthsBefore(today);
    const accounts = await db
      .selectDistinct({ id: orderLines.accountId })
      .from(orderLines)
      .where(and(isNull(orderLines.invoiceId), lt(orderLines.day, before)));
    let issued = 0;
    for (const { id } of accounts) {
      signal.throwIfAborted();
      if (await issueInvoice(db, id, before, today)) issued += 1;
    }
    log.info({ issued }, 'invoices were issued');
  },
});

/**
 * Issues an account's invoice for the spend before a month that is on no invoice yet; undefined if there is
 * none.
 */
export async function issueInvoice(
  db: Db,
  accountId: bigint,
  before: string,
  today: string,
): Promise<Invoice | undefined> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(adAccounts)
      .where(eq(adAccounts.id, accountId))
      .for('no key update');
    // A member who promotes pins without a business has no invoice recipient.
    if (!account || account.businessId === null) return undefined;
    const lines = await tx
      .select()
      .from(orderLines)
      .where(
        and(eq(orderLines.accountId, accountId), isNull(orderLines.invoiceId), lt(orderLines.day, before)),
      );
    if (lines.length === 0) return undefined;
    const month = monthBefore(before);
    const id = newId();
    const [made] = await tx
      .insert(invoices)
      .values({
        id,
        number: await nextNumber(tx, today),
        kind: 'invoice',
        businessId: account.businessId,
        accountId,
        accountName: account.name,
        month,
        currency: account.currency,
        ...sumOfLines(lines, account.currency),
        issuedOn: today,
        dueOn: dueDay(today),
        billedTo: await findTaxDetails(tx, account.businessId),
      })
      .onConflictDoNothing({
        target: [invoices.accountId, invoices.month],
        where: sql`kind = 'invoice'`,
      })
      .returning();
    if (!made) return undefined;
    const ids = lines.map((line) => line.id);
    await tx.update(orderLines).set({ invoiceId: id }).where(inArray(orderLines.id, ids));
    await postEntries(tx, [
      {
        accountId,
        from: 'waived',
        to: 'owed',
        amountMicro: made.roundedMicro,
        reason: 'invoice_rounded',
        sourceId: id,
      },
    ]);
    return made;
  });
}

/**
 * Credits an invoice by a credit note: due amounts need not be paid any more, paid ones become ad credit.
 * Only the operator does this. Throws `invoice_not_found`, `invoice_credited` if it already was,
 * `invoice_paid` while a card is being charged for it.
 */
export async function creditInvoice(db: Db, number: string, note: string, today: string): Promise<Invoice> {
  return db.transaction(async (tx) => {
    const [invoice] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.number, number), eq(invoices.kind, 'invoice')));
    if (!invoice) throw new AppError('invoice_not_found');
    const { accountId, dueMicro } = invoice;
    await tx.select({ id: adAccounts.id }).from(adAccounts).where(eq(adAccounts.id, accountId)).for('update');
    const attempts = await tx.select().from(charges).where(eq(charges.invoiceId, invoice.id));
    if (attempts.some(({ state }) => state === 'pending' || state === 'needs_confirmation'))
      throw new AppError('invoice_paid');
    const isPaid = attempts.some(({ state }) => state === 'succeeded');
    const id = newId();
    const [made] = await tx
      .insert(invoices)
      .values({
        ...invoice,
        id,
        number: await nextNumber(tx, today),
        kind: 'credit_note',
        issuedOn: today,
        dueOn: today,
        creditsId: invoice.id,
        note,
      })
      .onConflictDoNothing({ target: invoices.creditsId })
      .returning();
    if (!made) throw new AppError('invoice_credited');
    if (isPaid)
      await tx
        .update(adAccounts)
        .set({ creditMicro: sql`${adAccounts.creditMicro} + ${dueMicro}` })
        .where(eq(adAccounts.id, accountId));
    await postEntries(tx, [
      {
        accountId,
        from: 'waived',
        to: isPaid ? 'credit' : 'owed',
        amountMicro: dueMicro,
        reason: 'invoice_credited',
        sourceId: id,
      },
    ]);
    return made;
  });
}

/** Returns the next number of the year; numbers have no gaps, so they are assigned one at a time. */
async function nextNumber(tx: Db, today: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice numbers'))`);
  const year = today.slice(0, 4);
  const { rows } = await tx.execute<{ next: number }>(sql`
    select (coalesce(max(substring(number from 9)::int), 0) + 1)::int as next from invoices where number like ${`PB-${year}-%`}`);
  return `PB-${year}-${String(rows[0]?.next ?? 1).padStart(6, '0')}`;
}
