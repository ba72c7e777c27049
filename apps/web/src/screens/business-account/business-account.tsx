import {
  BusinessFrame,
  AccessDenied,
  getPageAccessError,
  type AccessDeniedReason,
} from '@pegboard/business-dashboard';
import type { ReactNode } from 'react';
import { data, Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { businessOfPath, businessPath } from '@pegboard/business-dashboard/model';
import { BusinessContext, readForPage, type BusinessData } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';

type Loaded = {
  readonly business: BusinessData;
  readonly page: string;
  readonly refused: AccessDeniedReason | undefined;
};

/**
 * Loads the business for each of its pages, so that an ended membership or a changed role takes effect at
 * once.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ReturnType<typeof data<Loaded>>> {
  const at = businessOfPath(new URL(args.request.url).pathname);
  const { kind, page = '' } = at ?? {};
  const business = await readForPage<BusinessData>(args, 'Business');
  const refused = kind === business.kind ? getPageAccessError(page, kind, business.rights) : 'kind';
  return data({ business, page, refused }, { status: refused ? 403 : 200 });
}

/** Reloads on each navigation. */
export const shouldRevalidate = (): boolean => true;

/** Renders the frame of all pages of a business, with the navigation of its kind of account (BD-04). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const { titles: texts, frame } = useBusinessTexts();
  const { business, page, refused } = useLoaderData<Loaded>();
  const base = businessPath(business.kind, business.id);
  return (
    <BusinessContext value={business}>
      <title>{messages.title(texts.pageOf(business.name))}</title>
      <meta name="robots" content="noindex" />
      <BusinessFrame
        business={business}
        base={base}
        current={page}
        hub="/business/hub/"
        Link={businessLink}
        messages={frame}
      >
        {refused ? (
          <AccessDenied why={refused} business={business} base={base} Link={businessLink} messages={frame} />
        ) : (
          <Outlet />
        )}
      </BusinessFrame>
    </BusinessContext>
  );
}
