import { getPageAccessError, type BusinessPagePath } from '@pegboard/business-dashboard';
import { IntegrationsPage, type IntegrationStatus } from '@pegboard/business-dashboard/integrations';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { integrations as integrationTexts } from '../../messages/business/integrations.ts';
import { businessLink } from '../../features/business/business-link.tsx';

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
  const messages = useTranslated(integrationTexts);
  const page = (path: BusinessPagePath): string | undefined =>
    getPageAccessError(path, kind, rights) === undefined ? businessPath(kind, id, path) : undefined;
  const pages = {
    tag: page('pin-tag'),
    feed: page('catalogs'),
    events: page('conversions-api'),
    audiences: page('audience-upload'),
  };
  const addresses = Object.fromEntries(Object.entries(pages).filter(([, address]) => address !== undefined));
  return (
    <IntegrationsPage statuses={statuses} readAt={readAt} {...{ addresses, messages }} Link={businessLink} />
  );
}
