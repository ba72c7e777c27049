import { AdAccounts, type AdPin, type CampaignData } from '@pegboard/business-dashboard/ads';
import { lastDays } from '@pegboard/business-dashboard/dashboard';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { readTargetingData, type TargetingData } from '../../features/business/targeting-data.ts';

type Loaded = AdAccountsData & {
  readonly campaigns: readonly CampaignData[];
  readonly offered: readonly AdPin[];
  readonly targeting: TargetingData;
  readonly days: number;
};

const DAYS = [28, 7, 90, 365];

/** Loads the ad accounts, and the campaigns of one with their numbers of the days in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const { account } = read;
  const wanted = Number(new URL(args.request.url).searchParams.get('days'));
  const days = DAYS.find((each) => each === wanted) ?? 28;
  const account_id = account?.id;
  const [campaigns, offered, targeting] = await Promise.all([
    account_id === undefined
      ? []
      : readForPage<readonly CampaignData[]>(args, 'Campaigns', {
          account_id,
          ...lastDays(days, new Date().toISOString().slice(0, 10)),
        }),
    account_id === undefined ? [] : readForPage<readonly AdPin[]>(args, 'AdPins', { account_id }),
    readTargetingData(args, account_id),
  ]);
  return { ...read, campaigns, offered, targeting, days };
}

/** Renders ad accounts and campaigns (BD-02). */
export function Component(): ReactNode {
  const { accounts, account, campaigns, offered, targeting, days } = useLoaderData<Loaded>();
  const business = useBusiness();
  const { titles: texts, ads } = useBusinessTexts();
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
      messages={ads}
      accounts={accounts}
      account={account}
      campaigns={campaigns}
      rangeDays={days}
      onRange={(next) =>
        void navigate(`?account=${account?.id ?? ''}&days=${next}`, { preventScrollReset: true })
      }
      offered={offered}
      targeting={targeting}
      onStart={async (input, start) => {
        await call('Campaign', 'create', { account_id: account?.id, ...input, start });
        await renew();
      }}
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
