import { BrandSafety, type BrandSafetyRules } from '@pegboard/business-dashboard/brand-safety';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { brandSafety as brandSafetyTexts } from '../../messages/business/brand-safety.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Rules = BrandSafetyRules & {
  readonly offered_topics: readonly { readonly id: string; readonly name: string }[];
};
type Loaded = AdAccountsData & { readonly rules: Rules };

/** Loads the content next to which the ads of an account are never shown. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const { account } = read;
  const rules = account
    ? await readForPage<Rules>(args, 'BrandSafety', { account_id: account.id })
    : { keywords: [], domains: [], topics: [], offered_topics: [] };
  return { ...read, rules };
}

/** Renders the brand safety page (BD-06). */
export function Component(): ReactNode {
  const messages = useTranslated(brandSafetyTexts);
  const { accounts, account, rules } = useLoaderData<Loaded>();
  const business = useBusiness();
  const { call, choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  return (
    <BrandSafety
      messages={messages}
      accounts={accounts}
      account={account}
      rules={rules}
      topics={rules.offered_topics}
      mayEdit={business.rights.includes('brand_safety.edit')}
      onChoose={choose}
      wayTo={wayTo}
      onSave={async (input) => {
        await call('BrandSafety', 'update', { account_id: account?.id, ...input });
      }}
    />
  );
}
