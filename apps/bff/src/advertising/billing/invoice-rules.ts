import { floorToMinorUnit } from './money.ts';

/** The states of an invoice. A credited one is no longer payable. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'credited'] as const;

/** One of `INVOICE_STATES`. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Days after the end of a month in which late events are awaited before the invoice is issued. */
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

/**
 * Returns the state of an invoice on a day: a credited one stays credited, one without a due amount is paid,
 * and an unpaid one is overdue after its due day.
 */
export function invoiceState(
  { dueMicro, dueOn, isPaid, isCredited }: InvoiceFacts,
  today: string,
): InvoiceState {
  if (isCredited) return 'credited';
  if (isPaid || dueMicro === 0) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}

/** Returns the first day of the newest month that cannot be invoiced yet on a day. */
export function monthsBefore(today: string): string {
  const settled = new Date(Date.parse(today) - LATE_DAYS * DAY_MS).toISOString();
  return `${settled.slice(0, 7)}-01`;
}

/** Returns the due day of an invoice issued on this day. */
export function dueDay(issuedOn: string): string {
  return new Date(Date.parse(issuedOn) + DAYS_TO_PAY * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first day of the month before a day's. */
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

/** Sums up order lines: the amount not covered by credit and funds is due, rounded down to the minor unit. */
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
