export { InvoicePage, type InvoiceLineData, type InvoicePageProps } from './invoice.tsx';
export { Invoices, type InvoiceData, type InvoiceFilter, type InvoicesProps } from './invoices.tsx';
export { invoicesMessages, type InvoicesMessages, type InvoiceState } from './messages.ts';
