export type { InvoiceLineData } from '../billing/order-line-columns.ts';
export { InvoicePage, type InvoicePageProps } from './invoice.tsx';
export { Invoices, type InvoiceData, type InvoiceFilter, type InvoicesProps } from './invoices.tsx';
export { invoicesMessages, type InvoicesMessages, type InvoiceState } from './messages.ts';
