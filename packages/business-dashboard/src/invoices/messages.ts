import { createFormats } from '../layout/formats.ts';
import { dataTableMessages, type DataTableMessages } from '../table/messages.ts';

const formats = createFormats('en-US');
const { day, counted } = formats;

/** The state of an invoice. */
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited';

/** The messages of the invoice pages. */
export type InvoicesMessages = typeof invoicesMessages;

/** The messages in American English. */
export const invoicesMessages = {
  table: dataTableMessages as DataTableMessages,
  title: 'Invoices',
  intro: 'One for each ad account and month, three days after the month is over.',
  none: 'No invoice yet',
  noneHint: 'The first comes after the first month in which your ads were shown.',
  noneFound: 'No invoice is like that.',
  filters: 'Which invoices',
  found: (count: number): string => counted(count, 'invoice or note', 'invoices and notes'),
  account: 'Ad account',
  month: 'Month',
  state: 'State',
  all: 'All',
  number: 'Number',
  issued: 'Issued on',
  due: 'To be paid by',
  amount: 'To be paid',
  states: { open: 'Open', overdue: 'Overdue', paid: 'Paid', credited: 'Credited' } as Readonly<
    Record<InvoiceState, string>
  >,
  creditNote: 'Credit note',
  more: 'Show more',
  back: 'All invoices',
  invoice: (number: string): string => `Invoice ${number}`,
  note: (number: string): string => `Credit note ${number}`,
  creditedBy: 'Credited by',
  credits: 'Credits invoice',
  why: 'Why',
  spent: 'Spent on ads',
  credit: 'Promotion credit',
  funds: 'Prepaid funds',
  rounded: 'Rounded',
  lines: 'Order lines',
  lineDay: 'Day',
  campaign: 'Campaign',
  impressions: 'Impressions',
  clicks: 'Clicks',
  lineAmount: 'Amount',
  correction: (date: string): string => `${day(date)}, correction`,
  pdf: 'Download PDF',
  downloaded: 'The file is in your downloads.',
  pay: 'Pay now',
  card: 'Card',
  cardOf: (brand: string, lastFour: string): string => `${brand} ···· ${lastFour}`,
  noCards: 'Add a card under Billing to pay it here.',
  paid: 'Thank you. It is paid.',
  monthOf: (iso: string): string => formats.month(iso),
  money: (micro: number, currency: string): string => formats.money(micro, currency),
  day: (iso: string): string => day(iso),
  failed: 'Sorry! Something went wrong on our end.',
};
