import { IntegrationsPage } from '@pegboard/business-dashboard/integrations';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { integrations as integrationTexts } from '../../messages/business/integrations.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForScreen, type BusinessData } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { PageTitle } from '../../features/business/page-title.tsx';

/** Loads the businesses whose connections the viewer may see. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly BusinessData[]> {
  const { data } = await readForScreen(args, 'Businesses', {});
  return (data as readonly BusinessData[]).filter(
    ({ kind, rights }) => kind !== 'hierarchy' && rights.includes('integrations.view'),
  );
}

/**
 * Renders every service that can be connected, with links to the connections of the viewer's businesses
 * (BD-09).
 */
export function Component(): ReactNode {
  const { titles: texts } = useBusinessTexts();
  const messages = useTranslated(integrationTexts);
  const businesses = useLoaderData<readonly BusinessData[]>().map(({ kind, id, name }) => ({
    name,
    address: businessPath(kind, id, 'integrations'),
  }));
  return (
    <>
      <PageTitle title={texts.integrations} />
      <IntegrationsPage
        statuses={undefined}
        businesses={businesses}
        messages={messages}
        Link={businessLink}
      />
    </>
  );
}
