import { InvoicePage, type InvoiceData, type InvoiceLineData } from '@pegboard/business-dashboard/invoices';
import type { CardData } from '@pegboard/business-dashboard/billing';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { downloadFile } from '../../features/business/download-file.ts';
import { usePayments } from '../../features/business/use-payments.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { invoices as invoiceTexts } from '../../messages/business/invoices.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Read = { readonly invoice: InvoiceData; readonly lines: readonly InvoiceLineData[] };
type Loaded = Read & { readonly cards: readonly CardData[] };

/** Loads an invoice, and the cards that can pay it. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [read, cards] = await Promise.all([
    readForPage<Read>(args, 'Invoice', { invoice_id: args.params['invoiceId'] ?? '' }),
    readForPage<readonly CardData[]>(args, 'PaymentMethods'),
  ]);
  return { ...read, cards };
}

/** Renders one invoice (BD-06). */
export function Component(): ReactNode {
  const messages = useTranslated(invoiceTexts);
  const { invoice, lines, cards } = useLoaderData<Loaded>();
  const { kind, id, rights } = useBusiness();
  const { charge, said } = usePayments();
  const wayTo = useRenderLink();
  return (
    <InvoicePage
      messages={messages}
      invoice={invoice}
      lines={lines}
      cards={rights.includes('billing.edit') ? cards : undefined}
      listHref={businessPath(kind, id, 'invoice-management')}
      said={said}
      onPdf={() => downloadFile('InvoiceFile', { business_id: id, invoice_id: invoice.id })}
      onPay={(method, key) => charge('InvoicePayment', { invoice_id: invoice.id, method_id: method, key })}
      Link={businessLink}
      wayTo={wayTo}
    />
  );
}
