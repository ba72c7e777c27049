import {
  CampaignPins,
  type AdPin,
  type CampaignData,
  type PromotedPinData,
} from '@pegboard/business-dashboard/ads';
import type { AudienceData } from '@pegboard/business-dashboard/audiences';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { readResource } from '../../data/read-resource.ts';
import { businessTexts as texts } from '../../features/business/en-us.ts';
import { notFound } from '../../data/not-found.ts';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { businessOfPath, businessPath } from '../../features/business/business-address.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';

type Loaded = AdAccountsData & {
  readonly campaign: CampaignData;
  readonly promoted: readonly PromotedPinData[];
  readonly offered: readonly AdPin[];
  readonly audiences: readonly AudienceData[];
};

/**
 * Loads a campaign, its pins, and the pins that can be promoted in it; audiences only if the viewer may see
 * them.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const account_id = read.account?.id ?? '';
  const { id: business_id = '' } = businessOfPath(new URL(args.request.url).pathname) ?? {};
  const [campaigns, pins, audiences] = await Promise.all([
    readForPage<readonly CampaignData[]>(args, 'Campaigns', { account_id }),
    readForPage<Pick<Loaded, 'offered' | 'promoted'>>(args, 'PromotedPins', {
      campaign_id: args.params['campaignId'] ?? '',
    }),
    readResource(args.context, 'Audiences', { business_id, account_id }),
  ]);
  const campaign = campaigns.find(({ id }) => id === args.params['campaignId']);
  if (!campaign) throw notFound();
  return {
    ...read,
    ...pins,
    campaign,
    audiences: audiences.ok ? (audiences.data as readonly AudienceData[]) : [],
  };
}

/** Renders the pins of a campaign (BD-02). */
export function Component(): ReactNode {
  const { account, campaign, promoted, offered, audiences } = useLoaderData<Loaded>();
  const business = useBusiness();
  const { call, renew } = useAdApi();
  const of = { campaign_id: campaign.id };
  return (
    <CampaignPins
      campaign={campaign}
      currency={account?.currency ?? 'USD'}
      promoted={promoted}
      offered={offered}
      audiences={audiences}
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
