import {
  Billing,
  type CardData,
  type ChargeData,
  type OrderLineData,
  type PromotionData,
  type AccountBalanceData,
  type TaxDetailsData,
} from '@pegboard/business-dashboard/billing';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { readAccountsForBilling, type BillingAccount } from '../../features/business/billing-data.ts';
import {
  readFirstPage,
  readForPage,
  useBusiness,
  type FirstPage,
} from '../../features/business/business-data.ts';
import { downloadFile } from '../../features/business/download-file.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useMore } from '../../features/business/use-more.ts';
import { processorHref, usePayments } from '../../features/business/use-payments.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { billing as billingTexts } from '../../messages/business/billing.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

const NONE = { items: [], bookmark: null };

type Read = {
  readonly account: AccountBalanceData;
  readonly methods: readonly CardData[];
  readonly promotions: readonly PromotionData[];
  readonly card_page: string;
};
type Loaded = {
  readonly accounts: readonly BillingAccount[];
  readonly read: Read | undefined;
  readonly charges: FirstPage<ChargeData>;
  readonly lines: FirstPage<OrderLineData>;
  readonly tax: TaxDetailsData | null;
  readonly year: string;
};

/** Loads the billing data of an ad account: that of the address, or the first. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { accounts, account } = await readAccountsForBilling(args);
  const of = { account_id: account?.id ?? '' };
  const year = new Date().toISOString().slice(0, 4);
  const readTax = (): Promise<TaxDetailsData | null> => readForPage(args, 'TaxDetails');
  if (!account) return { accounts, read: undefined, charges: NONE, lines: NONE, tax: await readTax(), year };
  const [tax, read, charges, lines] = await Promise.all([
    readTax(),
    readForPage<Read>(args, 'Billing', of),
    readFirstPage<ChargeData>(args, 'Charges', of),
    readFirstPage<OrderLineData>(args, 'OrderLines', of),
  ]);
  return { accounts, read, charges, lines, tax, year };
}

/** Renders the billing page (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(billingTexts);
  const { accounts, read, tax, year, ...loaded } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useBusinessApi();
  const wayTo = useRenderLink();
  const navigate = useNavigate();
  const { here, said, charge } = usePayments();
  const of = { business_id: id, account_id: read?.account.id ?? '' };
  const lines = useMore(loaded.lines, 'OrderLines', of);
  const charges = useMore(loaded.charges, 'Charges', of);
  const update = (name: string, options: object) => call({ name, action: 'update', options: { ...options } });
  return (
    <Billing
      messages={messages}
      accounts={accounts}
      data={
        read && {
          balance: read.account,
          cards: read.methods,
          promotions: read.promotions,
          charges: charges.items,
          lines: lines.items,
        }
      }
      tax={tax}
      year={year}
      mayEdit={rights.includes('billing.edit')}
      addCardHref={processorHref(read?.card_page ?? '', here)}
      confirmHref={({ confirm_path: path }) => (path === null ? undefined : processorHref(path, here))}
      onChoose={(account) => void navigate(`?account=${account}`)}
      wayTo={wayTo}
      onMoreLines={lines.onMore}
      onMoreCharges={charges.onMore}
      said={said}
      ports={{
        setPays: (pays) => update('Billing', { ...of, pays }),
        topUp: (request) => charge('TopUp', { account_id: of.account_id, ...request }),
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
