import { BusinessHub, type HubBusiness } from '@pegboard/business-dashboard/hub';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { businessTexts as texts } from '../../messages/en-us-business.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { businessPath } from './business-address.ts';
import { readForScreen, type BusinessData } from './business-data.ts';
import { businessLink } from './business-link.tsx';

/** The businesses that the viewer works with. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly BusinessData[]> {
  const { data } = await readForScreen(args, 'Businesses', {});
  return data as readonly BusinessData[];
}

/** All businesses of the viewer, and the ways to more (BD-09). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const businesses: readonly HubBusiness[] = useLoaderData<readonly BusinessData[]>().map((business) => ({
    ...business,
    address: businessPath(business.kind, business.id),
  }));
  return (
    <>
      <title>{messages.title(texts.hub)}</title>
      <BusinessHub businesses={businesses} Link={businessLink} />
    </>
  );
}
