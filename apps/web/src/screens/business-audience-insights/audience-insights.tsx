import {
  AudienceInsights,
  formatAudienceSearch,
  parseAudienceView,
  type AudienceInsightsData,
  type AudienceView,
} from '@pegboard/business-dashboard/dashboard';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { readForPage } from '../../features/business/business-data.ts';
import { audienceInsights } from '../../messages/business/audience-insights.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = {
  readonly view: AudienceView;
  readonly data: AudienceInsightsData;
  readonly today: string;
};

/** Loads the insights of the view in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const today = new Date().toISOString().slice(0, 10);
  const view = parseAudienceView(new URL(args.request.url).searchParams, today);
  const { from, to, audience } = view;
  const data = await readForPage<AudienceInsightsData>(args, 'BusinessAudience', { from, to, audience });
  return { view, data, today };
}

/** Renders what is known of the audience of a business's pins (BD-05). Its address restores the view. */
export function Component(): ReactNode {
  const loaded = useLoaderData<Loaded>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  return (
    <AudienceInsights
      messages={useTranslated(audienceInsights)}
      {...loaded}
      onView={(view) => void navigate(`?${formatAudienceSearch(view)}`, { preventScrollReset: true })}
      isLoading={navigation.state === 'loading'}
    />
  );
}
