import { Invoices, type InvoiceData, type InvoiceFilter } from '@pegboard/business-dashboard/invoices';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { readAccountsForBilling, type BillingAccount } from './billing-data.ts';
import { businessPath } from './business-address.ts';
import { readForScreen, useBusiness } from './business-data.ts';
import { businessLink } from './business-link.tsx';

const SIZE = 25;
const SIZE_MAX = 100;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const STATES = ['open', 'overdue', 'paid', 'credited'];

type Loaded = {
  readonly invoices: readonly InvoiceData[];
  readonly accounts: readonly BillingAccount[];
  readonly filter: InvoiceFilter;
  readonly hasMore: boolean;
};

/** The invoices that the address asks for; what it asks wrongly is not asked. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { accounts, businessId } = await readAccountsForBilling(args);
  const { searchParams } = new URL(args.request.url);
  const given = (name: string, isKnown: (value: string) => boolean): string => {
    const value = searchParams.get(name) ?? '';
    return isKnown(value) ? value : '';
  };
  const filter = {
    state: given('state', (value) => STATES.includes(value)),
    month: given('month', (value) => MONTH.test(value)),
    account: given('account', (value) => accounts.some(({ id }) => id === value)),
  };
  const size = searchParams.get('all') === '1' ? SIZE_MAX : SIZE;
  const read = await readForScreen(args, 'Invoices', {
    business_id: businessId,
    page_size: size,
    ...(filter.state !== '' && { state: filter.state }),
    ...(filter.month !== '' && { month: filter.month }),
    ...(filter.account !== '' && { account_id: filter.account }),
  });
  const invoices = read.data as readonly InvoiceData[];
  return { invoices, accounts, filter, hasMore: read.bookmark !== null && size < SIZE_MAX };
}

/** Invoice management (BD-01, BD-06). */
export function Component(): ReactNode {
  const { invoices, accounts, filter, hasMore } = useLoaderData<Loaded>();
  const { kind, id } = useBusiness();
  const navigate = useNavigate();
  const show = (wanted: InvoiceFilter, more: Readonly<Record<string, string>> = {}): void => {
    const query = new URLSearchParams(
      Object.entries({ ...wanted, ...more }).filter(([, value]) => value !== ''),
    );
    void navigate(`?${query}`, { preventScrollReset: true });
  };
  return (
    <Invoices
      invoices={invoices}
      accounts={accounts}
      filter={filter}
      onFilter={show}
      onMore={hasMore ? () => show(filter, { all: '1' }) : undefined}
      hrefOf={(invoice) => businessPath(kind, id, `invoice-management/${invoice}`)}
      Link={businessLink}
    />
  );
}
