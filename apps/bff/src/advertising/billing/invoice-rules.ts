import { floorToMinorUnit } from './money.ts';

/** The states of an invoice. A credited one is no longer payable. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'credited'] as const;

/** One of `INVOICE_STATES`. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** So long after the month is over events of it may still come: the invoice waits for them. */
const LATE_DAYS = 3;
const DAYS_TO_PAY = 30;
const DAY_MS = 86_400_000;

/** The facts that decide the state of an invoice. */
export type InvoiceFacts = {
  readonly dueMicro: number;
  readonly dueOn: string;
  readonly isPaid: boolean;
  readonly isCredited: boolean;
};

/** The state of an invoice on a day: what is credited stays so, nothing due is paid, and late is who has not paid by then. */
export function invoiceState(
  { dueMicro, dueOn, isPaid, isCredited }: InvoiceFacts,
  today: string,
): InvoiceState {
  if (isCredited) return 'credited';
  if (isPaid || dueMicro === 0) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}

/** The months whose invoices may be issued by a day end before this one: the first of the newest month that is not over. */
export function monthsBefore(today: string): string {
  const settled = new Date(Date.parse(today) - LATE_DAYS * DAY_MS).toISOString();
  return `${settled.slice(0, 7)}-01`;
}

/** The day until which an invoice of this day is to be paid. */
export function dueDay(issuedOn: string): string {
  return new Date(Date.parse(issuedOn) + DAYS_TO_PAY * DAY_MS).toISOString().slice(0, 10);
}

/** The month before the one that a day is in, by its first day. */
export function monthBefore(firstDay: string): string {
  const at = new Date(firstDay);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
}

/** The totals of the lines of an invoice, in micro units. */
export type InvoiceSum = {
  readonly amountMicro: number;
  readonly creditMicro: number;
  readonly fundsMicro: number;
  readonly roundedMicro: number;
  readonly dueMicro: number;
};

/** Adds order lines up: what neither credit nor funds paid is due, in whole coins. */
export function sumOfLines(
  lines: readonly {
    readonly amountMicro: number;
    readonly creditMicro: number;
    readonly fundsMicro: number;
  }[],
  currency: string,
): InvoiceSum {
  const sum = (of: 'amountMicro' | 'creditMicro' | 'fundsMicro'): number =>
    lines.reduce((all, line) => all + line[of], 0);
  const amounts = {
    amountMicro: sum('amountMicro'),
    creditMicro: sum('creditMicro'),
    fundsMicro: sum('fundsMicro'),
  };
  const owed = amounts.amountMicro - amounts.creditMicro - amounts.fundsMicro;
  const dueMicro = floorToMinorUnit(owed, currency);
  return { ...amounts, dueMicro, roundedMicro: owed - dueMicro };
}
