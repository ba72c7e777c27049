import type { Db } from '../../platform/database/db.ts';
import { listInvoiceLines, type InvoiceWithStatus } from './find-invoices.ts';
import { addressLines, amountRows, drawDocument, type DocumentTable } from './invoice-pdf.ts';
import { formatMoney } from './money.ts';
import type { BilledTo } from './billed-to.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const sayDay = (iso: string): string => day.format(new Date(iso));

/** Stated on every document: there is no tax engine (decision 30). */
const NO_TAX = 'Amounts are without tax: none was computed or added.';

/** Renders an invoice or a credit note, with its order lines, as a PDF. */
export async function drawInvoice(db: Db, invoice: InvoiceWithStatus): Promise<Buffer> {
  const { currency, otherNumber } = invoice;
  const lines = await listInvoiceLines(db, invoice);
  const isNote = invoice.kind === 'credit_note';
  const table: DocumentTable = {
    columns: [
      { name: 'Day', width: 0.18 },
      { name: 'Campaign', width: 0.4 },
      { name: 'Impressions', width: 0.14, isNumber: true },
      { name: 'Clicks', width: 0.1, isNumber: true },
      { name: 'Amount', width: 0.18, isNumber: true },
    ],
    rows: lines.map((line) => [
      sayDay(line.day) + (line.seq > 0 ? ' (correction)' : ''),
      line.campaignName,
      line.impressions.toLocaleString('en-US'),
      line.clicks.toLocaleString('en-US'),
      formatMoney(line.amountMicro, currency),
    ]),
  };
  return drawDocument({
    title: `${isNote ? 'Credit note' : 'Invoice'} ${invoice.number}`,
    facts: [
      ['Month', month.format(new Date(invoice.month))],
      ['Ad account', invoice.accountName],
      ['Issued on', sayDay(invoice.issuedOn)],
      ...(isNote ? [] : [['To be paid by', sayDay(invoice.dueOn)] as const]),
      ...(otherNumber === null ? [] : [[isNote ? 'Credits invoice' : 'Credited by', otherNumber] as const]),
    ],
    billedTo: addressLines(invoice.billedTo),
    table,
    totals: amountRows(
      [
        ['Spent on ads', invoice.amountMicro],
        ['Promotion credit', -invoice.creditMicro],
        ['Prepaid funds', -invoice.fundsMicro],
        ['Rounded', -invoice.roundedMicro],
        [isNote ? 'Credited' : 'To be paid', invoice.dueMicro],
      ],
      currency,
    ),
    notes: [...(invoice.note === null ? [] : [invoice.note]), NO_TAX],
  });
}

/** Renders a business's yearly summary for its tax return. */
export function drawTaxSummary(
  year: string,
  billedTo: BilledTo | null,
  invoices: readonly InvoiceWithStatus[],
): Promise<Buffer> {
  const sign = (invoice: InvoiceWithStatus): number => (invoice.kind === 'credit_note' ? -1 : 1);
  const sums = new Map<string, number>();
  for (const invoice of invoices)
    sums.set(invoice.currency, (sums.get(invoice.currency) ?? 0) + sign(invoice) * invoiced(invoice));
  return drawDocument({
    title: `Tax summary ${year}`,
    facts: [['Invoices and credit notes', String(invoices.length)]],
    billedTo: addressLines(billedTo),
    table: {
      columns: [
        { name: 'Issued on', width: 0.2 },
        { name: 'Number', width: 0.28 },
        { name: 'Ad account', width: 0.3 },
        { name: 'Amount', width: 0.22, isNumber: true },
      ],
      rows: invoices.map((invoice) => [
        sayDay(invoice.issuedOn),
        invoice.number,
        invoice.accountName,
        formatMoney(sign(invoice) * invoiced(invoice), invoice.currency),
      ]),
    },
    totals: [...sums].map(([currency, micro]) => [`Total in ${currency}`, formatMoney(micro, currency)]),
    notes: ['Amounts are what was paid and is to be paid for ads, without promotion credit.', NO_TAX],
  });
}

/** Returns the amounts of an invoice: the prepaid part and the part that is due. */
const invoiced = ({ dueMicro, fundsMicro, kind }: InvoiceWithStatus): number =>
  kind === 'credit_note' ? dueMicro : dueMicro + fundsMicro;
