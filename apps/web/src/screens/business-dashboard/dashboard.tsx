import {
  Dashboard,
  formatViewSearch,
  parseView,
  type DashboardData,
  type DashboardView,
} from '@pegboard/business-dashboard/dashboard';
import { pinPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { readForPage } from '../../features/business/business-data.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { businessLink } from '../../features/business/business-link.tsx';

type Loaded = { readonly view: DashboardView; readonly data: DashboardData; readonly today: string };

/** Loads the numbers of the view in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const today = new Date().toISOString().slice(0, 10);
  const view = parseView(new URL(args.request.url).searchParams, today);
  const data = await readForPage<DashboardData>(args, 'BusinessDashboard', view);
  return { view, data, today };
}

/** Renders the statistics of a business's pins (BD-05). Its address restores the view. */
export function Component(): ReactNode {
  const loaded = useLoaderData<Loaded>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  return (
    <Dashboard
      messages={useBusinessTexts().dashboard}
      {...loaded}
      onView={(view) => void navigate(`?${formatViewSearch(view)}`, { preventScrollReset: true })}
      isLoading={navigation.state === 'loading'}
      pinPath={(id) => pinPath({ id })}
      Link={businessLink}
    />
  );
}
