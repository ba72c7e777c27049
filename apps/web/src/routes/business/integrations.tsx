import { IntegrationsPage, type IntegrationStatus } from '@pegboard/business-dashboard/integrations';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readForPage, useBusiness } from './business-data.ts';
import { businessLink } from './business-link.tsx';
import { useCalls } from './use-calls.ts';

/** What the business connected. */
export function loader(args: LoaderFunctionArgs): Promise<readonly IntegrationStatus[]> {
  return readForPage(args, 'BusinessIntegrations');
}

/** The connections of a business (BD-08). */
export function Component(): ReactNode {
  const statuses = useLoaderData<readonly IntegrationStatus[]>();
  const { id, rights } = useBusiness();
  const { call } = useCalls();
  return (
    <IntegrationsPage
      statuses={statuses}
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
