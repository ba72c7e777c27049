import { and, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { InvoiceState } from './invoice-rules.ts';
import type { Invoice } from './issue-invoices.ts';
import { charges, invoices, orderLines } from './tables.ts';

/** An invoice with its status. */
export type InvoiceWithStatus = Invoice & {
  readonly isPaid: boolean;
  readonly isCredited: boolean;
  /** The number of the invoice that this note credits, or of the note that credits this one. */
  readonly otherNumber: string | null;
};

/** The filter of a list of invoices; missing fields do not filter. */
export type InvoiceFilter = {
  readonly state?: InvoiceState | undefined;
  /** A month, such as `2026-11`. */
  readonly month?: string | undefined;
  readonly accountId?: bigint | undefined;
  readonly today: string;
};

const LINES_MAX = 5000;
const other = alias(invoices, 'other');
const isPaid = sql<boolean>`exists (
  select from ${charges} where ${charges.invoiceId} = ${invoices.id} and ${charges.state} = 'succeeded')`;
/** Condition: nothing remains to be paid. */
const isSettled = sql<boolean>`(${isPaid} or ${invoices.dueMicro} = 0)`;
const isCredited = sql<boolean>`coalesce(${other.creditsId} = ${invoices.id}, false)`;

const known = (db: Db) =>
  db
    .select({ invoice: invoices, isPaid, isCredited, otherNumber: other.number })
    .from(invoices)
    .leftJoin(other, or(eq(other.creditsId, invoices.id), eq(other.id, invoices.creditsId)));

type KnownRow = { readonly invoice: Invoice } & Pick<
  InvoiceWithStatus,
  'isPaid' | 'isCredited' | 'otherNumber'
>;
const flat = ({ invoice, ...facts }: KnownRow): InvoiceWithStatus => ({ ...invoice, ...facts });

/** Returns the condition of `invoiceState` in SQL; credit notes have no state. */
function inState(state: InvoiceState, today: string): SQL | undefined {
  const isInvoice = eq(invoices.kind, 'invoice');
  if (state === 'credited') return and(isInvoice, isCredited);
  const rest = and(isInvoice, sql`not ${isCredited}`);
  if (state === 'paid') return and(rest, isSettled);
  const isLate = sql`${invoices.dueOn} < ${today}::date`;
  return and(rest, sql`not ${isSettled}`, state === 'overdue' ? isLate : sql`not ${isLate}`);
}

/** Returns a page of a business's invoices and credit notes, newest first. */
export async function listInvoices(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  businessId: bigint,
  { state, month, accountId, today }: InvoiceFilter,
  page: PageParams,
): Promise<Page<InvoiceWithStatus>> {
  const kind = `invoices ${businessId} ${state ?? ''} ${month ?? ''} ${accountId ?? ''}`;
  const [before] = bookmarks.read(kind, page.after) ?? [];
  const rows = await known(db)
    .where(
      and(
        eq(invoices.businessId, businessId),
        state && inState(state, today),
        month === undefined ? undefined : eq(invoices.month, `${month}-01`),
        accountId === undefined ? undefined : eq(invoices.accountId, accountId),
        before === undefined ? undefined : lt(invoices.id, BigInt(before)),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(page.size + 1);
  return toPage(rows.map(flat), page.size, ({ id }) => bookmarks.make(kind, [String(id)]));
}

/** Returns the numbers of an ad account's unpaid invoices, oldest first. */
export async function unpaidNumbers(db: Db, accountId: bigint, limit: number): Promise<readonly string[]> {
  const rows = await known(db)
    .where(
      and(
        eq(invoices.accountId, accountId),
        eq(invoices.kind, 'invoice'),
        sql`not ${isCredited}`,
        sql`not ${isSettled}`,
      ),
    )
    .orderBy(invoices.id)
    .limit(limit);
  return rows.map(({ invoice }) => invoice.number);
}

/** Returns an invoice of a business. Throws `invoice_not_found`, also for those of other businesses. */
export async function findInvoice(db: Db, businessId: bigint, text: string): Promise<InvoiceWithStatus> {
  const id = parseId(text);
  const [found] =
    id === undefined
      ? []
      : await known(db).where(and(eq(invoices.id, id), eq(invoices.businessId, businessId)));
  if (!found) throw new AppError('invoice_not_found');
  return flat(found);
}

/** Returns the order lines of an invoice by day; for a credit note, those of the credited invoice. */
export function listInvoiceLines(
  db: Db,
  { id, creditsId }: Invoice,
): Promise<(typeof orderLines.$inferSelect)[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.invoiceId, creditsId ?? id))
    .orderBy(orderLines.day, orderLines.id)
    .limit(LINES_MAX);
}

/** Returns the invoices and credit notes of a business in a year, oldest first. */
export async function invoicesOfYear(db: Db, businessId: bigint, year: string): Promise<InvoiceWithStatus[]> {
  const rows = await known(db)
    .where(
      and(
        eq(invoices.businessId, businessId),
        sql`${invoices.issuedOn} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`,
      ),
    )
    .orderBy(invoices.id)
    .limit(LINES_MAX);
  return rows.map(flat);
}
