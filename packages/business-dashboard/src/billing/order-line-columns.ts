import type { DataColumn } from '../table/data-column.ts';
import type { OrderLineData } from './billing-types.ts';

/** The column headings of order lines. */
export type OrderLineMessages = Readonly<
  Record<'lineDay' | 'campaign' | 'impressions' | 'clicks' | 'lineAmount', string>
> & {
  readonly day: (iso: string) => string;
  readonly correction: (iso: string) => string;
};

/** An order line of an invoice. */
export type InvoiceLineData = Omit<OrderLineData, 'credit_micro' | 'funds_micro'>;

/** Returns the columns of order lines; `money` formats an amount in their currency. */
export function orderLineColumns(
  texts: OrderLineMessages,
  money: (micro: number) => string,
): readonly DataColumn<InvoiceLineData>[] {
  return [
    {
      key: 'day',
      label: texts.lineDay,
      value: ({ day }) => day,
      cell: ({ day, is_correction: isCorrection }) => (isCorrection ? texts.correction(day) : texts.day(day)),
      isRowHeader: true,
    },
    { key: 'campaign', label: texts.campaign, value: (line) => line.campaign_name, isName: true },
    { key: 'impressions', label: texts.impressions, value: (line) => line.impressions, isNumber: true },
    { key: 'clicks', label: texts.clicks, value: (line) => line.clicks, isNumber: true },
    {
      key: 'amount',
      label: texts.lineAmount,
      value: (line) => line.amount_micro / 1_000_000,
      cell: (line) => money(line.amount_micro),
      isNumber: true,
    },
  ];
}
