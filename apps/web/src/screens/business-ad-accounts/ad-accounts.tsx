import { AdAccounts, type CampaignData } from '@pegboard/business-dashboard/ads';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { businessTexts as texts } from '../../features/business/en-us.ts';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { businessPath } from '../../features/business/business-address.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';

type Loaded = AdAccountsData & { readonly campaigns: readonly CampaignData[] };

/** Loads the ad accounts, and the campaigns of one. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const { account } = read;
  const campaigns = account
    ? await readForPage<readonly CampaignData[]>(args, 'Campaigns', { account_id: account.id })
    : [];
  return { ...read, campaigns };
}

/** Renders ad accounts and campaigns (BD-02). */
export function Component(): ReactNode {
  const { accounts, account, campaigns } = useLoaderData<Loaded>();
  const business = useBusiness();
  const { call, renew, choose } = useAdApi();
  const navigate = useNavigate();
  const inputOf = ({ name, objective, ...campaign }: CampaignData) => ({
    name,
    objective,
    price_micro: campaign.price_micro,
    daily_micro: campaign.daily_micro,
    total_micro: campaign.total_micro,
    starts_on: campaign.starts_on,
    ends_on: campaign.ends_on,
    time_zone: campaign.time_zone,
  });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <AdAccounts
      accounts={accounts}
      account={account}
      campaigns={campaigns}
      mayEdit={business.rights.includes('ads.edit')}
      today={new Intl.DateTimeFormat('en-CA').format()}
      timeZone={timeZone}
      onChoose={choose}
      onOpenAccount={async (newAccount) => {
        const { id } = (await call('AdAccount', 'create', newAccount)) as { readonly id: string };
        await navigate(`?account=${id}`);
      }}
      onSave={async (input, id) => {
        const status = campaigns.find((one) => one.id === id)?.status;
        await (id === undefined
          ? call('Campaign', 'create', { account_id: account?.id, ...input })
          : call('Campaign', 'update', { campaign_id: id, ...input, status }));
        await renew();
      }}
      onStatus={async (campaign, status) => {
        await call('Campaign', 'update', { campaign_id: campaign.id, ...inputOf(campaign), status });
        await renew();
      }}
      pinsLink={({ id, name }) => (
        <Link
          to={`${businessPath(business.kind, business.id, `ad-accounts/${id}`)}?account=${account?.id ?? ''}`}
          aria-label={`${texts.pinsOfCampaign}: ${name}`}
        >
          {texts.pinsOfCampaign}
        </Link>
      )}
    />
  );
}
