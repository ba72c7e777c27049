import { getAccessiblePages } from '@pegboard/business-dashboard';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, type BusinessData } from '../../features/business/business-data.ts';

/** Redirects from the address of a business to its first page that is accessible to the member. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { kind, id, rights } = await readForPage<BusinessData>(args, 'Business');
  return redirect(businessPath(kind, id, getAccessiblePages(kind, rights)[0]?.path ?? 'settings'));
}

/** Never rendered. */
export const Component = (): null => null;
