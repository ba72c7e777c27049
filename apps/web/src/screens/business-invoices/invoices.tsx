import { Invoices, type InvoiceData, type InvoiceFilter } from '@pegboard/business-dashboard/invoices';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { readAccountsForBilling, type BillingAccount } from '../../features/business/billing-data.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readFirstPage, useBusiness, type FirstPage } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { useMore } from '../../features/business/use-more.ts';
import { invoices as invoiceTexts } from '../../messages/business/invoices.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const STATES = ['open', 'overdue', 'paid', 'credited'];

type Loaded = {
  readonly invoices: FirstPage<InvoiceData>;
  readonly accounts: readonly BillingAccount[];
  readonly filter: InvoiceFilter;
};

/** Reads the invoices of the filter in the address; invalid filters are ignored. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { accounts } = await readAccountsForBilling(args);
  const { searchParams } = new URL(args.request.url);
  const readParam = (name: string, isKnown: (value: string) => boolean): string => {
    const value = searchParams.get(name) ?? '';
    return isKnown(value) ? value : '';
  };
  const filter = {
    state: readParam('state', (value) => STATES.includes(value)),
    month: readParam('month', (value) => MONTH.test(value)),
    account: readParam('account', (value) => accounts.some(({ id }) => id === value)),
  };
  const invoices = await readFirstPage<InvoiceData>(args, 'Invoices', toParams(filter));
  return { invoices, accounts, filter };
}

const toParams = ({ state, month, account }: InvoiceFilter): object => ({
  ...(state !== '' && { state }),
  ...(month !== '' && { month }),
  ...(account !== '' && { account_id: account }),
});

/** Renders the invoice management (BD-01, BD-06). */
export function Component(): ReactNode {
  const messages = useTranslated(invoiceTexts);
  const { invoices, accounts, filter } = useLoaderData<Loaded>();
  const { items, onMore } = useMore(invoices, 'Invoices', toParams(filter));
  const { kind, id } = useBusiness();
  const navigate = useNavigate();
  const show = (wanted: InvoiceFilter): void => {
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
    void navigate(`?${query}`, { preventScrollReset: true });
  };
  return (
    <Invoices
      messages={messages}
      invoices={items}
      accounts={accounts}
      filter={filter}
      onFilter={show}
      onMore={onMore}
      hrefOf={(invoice) => businessPath(kind, id, `invoice-management/${invoice}`)}
      Link={businessLink}
    />
  );
}
