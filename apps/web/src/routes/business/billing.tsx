import {
  Billing,
  type CardData,
  type ChargeData,
  type OrderLineData,
  type PromotionData,
  type PurseData,
  type TaxDetailsData,
} from '@pegboard/business-dashboard/billing';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { readAccountsForBilling, type BillingAccount } from './billing-data.ts';
import { readForPage, readForScreen, useBusiness } from './business-data.ts';
import { downloadFile } from './download-file.ts';
import { useCalls } from './use-calls.ts';
import { processorHref, usePayments } from './use-payments.ts';

const LINES_AT_ONCE = 50;
const LINES_MAX = 100;

type Read = {
  readonly account: PurseData;
  readonly methods: readonly CardData[];
  readonly promotions: readonly PromotionData[];
  readonly card_page: string;
};
type Loaded = {
  readonly accounts: readonly BillingAccount[];
  readonly read: Read | undefined;
  readonly charges: readonly ChargeData[];
  readonly lines: readonly OrderLineData[];
  readonly hasMore: boolean;
  readonly tax: TaxDetailsData | null;
  readonly year: string;
};

/** The billing of an ad account: the one of the address, or the first. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { accounts, account, businessId } = await readAccountsForBilling(args);
  const { searchParams } = new URL(args.request.url);
  const size = Math.min(LINES_MAX, Number(searchParams.get('lines')) || LINES_AT_ONCE);
  const of = { account_id: account?.id ?? '' };
  const tax = readForPage<TaxDetailsData | null>(args, 'TaxDetails');
  const year = new Date().toISOString().slice(0, 4);
  if (!account)
    return { accounts, read: undefined, charges: [], lines: [], hasMore: false, tax: await tax, year };
  const [read, charges, lines] = await Promise.all([
    readForPage<Read>(args, 'Billing', of),
    readForPage<readonly ChargeData[]>(args, 'Charges', of),
    readForScreen(args, 'OrderLines', { ...of, business_id: businessId, page_size: size }),
  ]);
  const hasMore = lines.bookmark !== null && size < LINES_MAX;
  return {
    accounts,
    read,
    charges,
    hasMore,
    tax: await tax,
    year,
    lines: lines.data as readonly OrderLineData[],
  };
}

/** Billing (BD-08). */
export function Component(): ReactNode {
  const { accounts, read, charges, lines, hasMore, tax, year } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useCalls();
  const navigate = useNavigate();
  const { here, said, charge } = usePayments();
  const of = { business_id: id, account_id: read?.account.id ?? '' };
  const update = (name: string, options: object) => call({ name, action: 'update', options: { ...options } });
  return (
    <Billing
      accounts={accounts}
      data={
        read && {
          purse: read.account,
          cards: read.methods,
          promotions: read.promotions,
          charges,
          lines,
        }
      }
      tax={tax}
      year={year}
      mayEdit={rights.includes('billing.edit')}
      addCardHref={processorHref(read?.card_page ?? '', here)}
      confirmHref={({ confirm_path: path }) => (path === null ? undefined : processorHref(path, here))}
      onChoose={(account) => void navigate(`?account=${account}`)}
      onMoreLines={
        hasMore
          ? () => void navigate(`?account=${of.account_id}&lines=${LINES_MAX}`, { preventScrollReset: true })
          : undefined
      }
      said={said}
      ports={{
        setPays: (pays) => update('Billing', { ...of, pays }),
        topUp: (wish) => charge('TopUp', { account_id: of.account_id, ...wish }),
        chooseCard: (method) => update('PaymentMethod', { business_id: id, method_id: method }),
        removeCard: (method) =>
          call({ name: 'PaymentMethod', action: 'delete', options: { business_id: id, method_id: method } }),
        useCode: (code) => call({ name: 'Promotion', action: 'create', options: { ...of, code } }),
        saveTax: (details) => update('TaxDetails', { business_id: id, ...details }),
        getSummary: (wanted) => downloadFile('TaxSummary', { business_id: id, year: wanted }),
      }}
    />
  );
}
