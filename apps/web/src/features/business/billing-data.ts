import type { LoaderFunctionArgs } from 'react-router';
import { businessOfPath } from '@pegboard/business-dashboard/model';
import { readForPage } from './business-data.ts';

/** An ad account with its billing data. */
export type BillingAccount = { readonly id: string; readonly name: string };

/** Loads the ad accounts of a billing page, and the one of its address, or the first. */
export async function readAccountsForBilling(args: LoaderFunctionArgs): Promise<{
  readonly accounts: readonly BillingAccount[];
  readonly account: BillingAccount | undefined;
  readonly businessId: string;
}> {
  const { pathname, searchParams } = new URL(args.request.url);
  const accounts = await readForPage<readonly BillingAccount[]>(args, 'AdAccounts');
  const wanted = searchParams.get('account');
  return {
    accounts,
    account: accounts.find(({ id }) => id === wanted) ?? accounts[0],
    businessId: businessOfPath(pathname)?.id ?? '',
  };
}
