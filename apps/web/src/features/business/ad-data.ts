import type { AdAccountData } from '@pegboard/business-dashboard/ads';
import { useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { readForPage, useBusiness } from './business-data.ts';

/** The ad accounts of a business, and the one of the page: that of its address, or the first. */
export type AdAccountsData = {
  readonly accounts: readonly AdAccountData[];
  readonly account: AdAccountData | undefined;
};

/** Loads the ad accounts for a page of a business. */
export async function readAccounts(args: LoaderFunctionArgs): Promise<AdAccountsData> {
  const accounts = await readForPage<readonly AdAccountData[]>(args, 'AdAccounts');
  const wanted = new URL(args.request.url).searchParams.get('account');
  return { accounts, account: accounts.find(({ id }) => id === wanted) ?? accounts[0] };
}

/** A rejected request with its field errors, if it names any. */
export class RejectedRequest extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(error: ResourceError) {
    super(error.message, { cause: error });
    this.name = 'RefusedCall';
    this.fields = error.failure.fields ?? {};
  }
}

/** Returns the requests of an ad page, for its business; the page is reloaded after each change. */
export function useAdApi(): {
  readonly call: (name: string, action: 'create' | 'delete' | 'update', options: object) => Promise<unknown>;
  readonly renew: () => Promise<void>;
  readonly choose: (accountId: string) => void;
} {
  const { id } = useBusiness();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return {
    async call(name, action, options) {
      try {
        return await callResource({ name, action, options: { business_id: id, ...options } });
      } catch (error) {
        throw error instanceof ResourceError ? new RejectedRequest(error) : error;
      }
    },
    renew: revalidate,
    choose: (accountId) => void navigate(`?account=${accountId}`),
  };
}
