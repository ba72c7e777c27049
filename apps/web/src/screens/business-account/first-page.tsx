import { getAccessiblePages } from '@pegboard/business-dashboard';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { businessPath } from '../../features/business/business-address.ts';
import { readForPage, type BusinessData } from '../../features/business/business-data.ts';

/** The address of a business leads to the first of its pages that the member may open. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { kind, id, rights } = await readForPage<BusinessData>(args, 'Business');
  return redirect(businessPath(kind, id, getAccessiblePages(kind, rights)[0]?.path ?? 'settings'));
}

/** Never shown. */
export const Component = (): null => null;
