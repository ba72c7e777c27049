import {
  CampaignPins,
  CampaignReport,
  type AdPin,
  type CampaignData,
  type CampaignNumbersData,
  type PromotedPinData,
} from '@pegboard/business-dashboard/ads';
import {
  formatViewSearch,
  parseView,
  rangeBefore,
  type DashboardView,
} from '@pegboard/business-dashboard/dashboard';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { notFound } from '../../data/not-found.ts';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { readTargetingData, type TargetingData } from '../../features/business/targeting-data.ts';

type Loaded = AdAccountsData & {
  readonly campaign: CampaignData;
  readonly promoted: readonly PromotedPinData[];
  readonly offered: readonly AdPin[];
  readonly targeting: TargetingData;
  readonly view: DashboardView;
  readonly today: string;
  readonly numbers: CampaignNumbersData;
  readonly before: CampaignNumbersData;
};

/** Loads a campaign with its numbers of the days in the address, its pins, and those that can be promoted in it. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const account_id = read.account?.id ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const view = parseView(new URL(args.request.url).searchParams, today);
  const campaign_id = args.params['campaignId'] ?? '';
  const numbersOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
    readForPage<CampaignNumbersData>(args, 'CampaignNumbers', { campaign_id, from, to });
  const [campaigns, pins, targeting, numbers, before] = await Promise.all([
    readForPage<readonly CampaignData[]>(args, 'Campaigns', { account_id }),
    readForPage<Pick<Loaded, 'offered' | 'promoted'>>(args, 'PromotedPins', { campaign_id }),
    readTargetingData(args, read.account?.id),
    numbersOf(view),
    numbersOf(rangeBefore(view)),
  ]);
  const campaign = campaigns.find(({ id }) => id === campaign_id);
  if (!campaign) throw notFound();
  return {
    ...read,
    ...pins,
    campaign,
    targeting,
    view,
    today,
    numbers,
    before,
  };
}

/** Renders the pins of a campaign (BD-02). */
export function Component(): ReactNode {
  const loaded = useLoaderData<Loaded>();
  const { account, campaign, promoted, offered, targeting, view, today, numbers, before } = loaded;
  const navigate = useNavigate();
  const business = useBusiness();
  const { titles: texts, ads, dashboard } = useBusinessTexts();
  const { call, renew } = useAdApi();
  const of = { campaign_id: campaign.id };
  return (
    <CampaignPins
      messages={ads}
      campaign={campaign}
      currency={account?.currency ?? 'USD'}
      promoted={promoted}
      offered={offered}
      {...targeting}
      report={
        <CampaignReport
          messages={ads}
          numbers={dashboard}
          name={campaign.name}
          currency={account?.currency ?? 'USD'}
          data={numbers}
          before={before}
          view={view}
          today={today}
          onView={(next) =>
            void navigate(`?account=${account?.id ?? ''}&${formatViewSearch(next)}`, {
              preventScrollReset: true,
            })
          }
        />
      }
      mayEdit={business.rights.includes('ads.edit')}
      back={
        <Link to={`${businessPath(business.kind, business.id, 'ad-accounts')}?account=${account?.id ?? ''}`}>
          {texts.allCampaigns}
        </Link>
      }
      onPromote={async (pin_id, aim) => {
        await call('PromotedPin', 'update', { ...of, pin_id, aim });
        await renew();
      }}
      onRemove={async (pin_id) => {
        await call('PromotedPin', 'delete', { ...of, pin_id });
        await renew();
      }}
    />
  );
}
