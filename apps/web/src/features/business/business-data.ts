import type { AccessDeniedReason, BusinessSummary } from '@pegboard/business-dashboard';
import { createContext, use } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { notFound } from '../../data/not-found.ts';
import { businessOfPath } from '@pegboard/business-dashboard/model';

/** A business as shown to its members: the `data` of `BusinessResource get`. */
export type BusinessData = BusinessSummary & {
  readonly website_url: string | null;
  readonly category: string | null;
  readonly profile_username: string | null;
  readonly parent_id: string | null;
  readonly created_at: string;
};

/** The business of a page; `business.tsx` provides it. */
export const BusinessContext = createContext<BusinessData | null>(null);

/** The reason for which a business page is denied, as its loader throws it. */
export type Refused = { readonly refused: AccessDeniedReason };

/** Returns the business of a page. Throws outside of one. */
export function useBusiness(): BusinessData {
  const business = use(BusinessContext);
  if (!business) throw new Error('A page of a business stands outside of one. See business-screens.tsx.');
  return business;
}

/** Reads a resource for a member's screen. Throws the screen to show instead: login, not found, or denied. */
export async function readForScreen(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  name: string,
  options: object,
): Promise<{ readonly data: unknown; readonly bookmark: string | null }> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, name, options);
  if (read.ok) return read;
  if (read.status === 403)
    throw data<Refused>({ refused: read.code === 'business_kind_wrong' ? 'kind' : 'right' }, { status: 403 });
  throw notFound();
}

/**
 * Does the same for a page of a business: with its `business_id`, and only if the account's kind has the page
 * and the member's role has the permission to view it. The server checks both again.
 */
export async function readForPage<Data>(
  args: LoaderFunctionArgs,
  name: string,
  options: object = {},
): Promise<Data> {
  const { id = '' } = businessOfPath(new URL(args.request.url).pathname) ?? {};
  const { data: read } = await readForScreen(args, name, { ...options, business_id: id });
  return read as Data;
}

/** The first page of a list; `useMore` reads the rest. */
export type FirstPage<Item> = { readonly items: readonly Item[]; readonly bookmark: string | null };

/** Loads the first page of a list for a page of a business, like `readForPage`. */
export async function readFirstPage<Item>(
  args: LoaderFunctionArgs,
  name: string,
  options: object = {},
): Promise<FirstPage<Item>> {
  const { id = '' } = businessOfPath(new URL(args.request.url).pathname) ?? {};
  const { data: items, bookmark } = await readForScreen(args, name, { ...options, business_id: id });
  return { items: items as readonly Item[], bookmark };
}
