import { IntegrationsPage, type IntegrationStatus } from '@pegboard/business-dashboard/integrations';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { businessPath } from '../../features/business/business-address.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { useBusinessApi } from '../../features/business/use-business-api.ts';

type Loaded = { readonly statuses: readonly IntegrationStatus[]; readonly readAt: string };

/** Loads the connections of the business. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const statuses = await readForPage<readonly IntegrationStatus[]>(args, 'BusinessIntegrations');
  return { statuses, readAt: new Date().toISOString() };
}

/** Renders the connections of a business (BD-08). */
export function Component(): ReactNode {
  const { statuses, readAt } = useLoaderData<Loaded>();
  const { id, kind, rights } = useBusiness();
  const { call } = useBusinessApi();
  return (
    <IntegrationsPage
      statuses={statuses}
      readAt={readAt}
      addresses={
        rights.includes('conversions.view')
          ? { tag: businessPath(kind, id, 'pin-tag'), api: businessPath(kind, id, 'conversions-api') }
          : undefined
      }
      mayChange={rights.includes('integrations.edit')}
      setUp={(integration, isSetUp) =>
        call({
          name: 'BusinessIntegrations',
          action: 'update',
          options: { business_id: id, integration, is_set_up: isSetUp },
        })
      }
      Link={businessLink}
    />
  );
}
