import { InvitationsPage, type Invitation } from '@pegboard/business-dashboard/invite';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { invitations as invitationTexts } from '../../messages/business/invitations.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForScreen, type BusinessData } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { PageTitle } from '../../features/business/page-title.tsx';
import { useInvitations } from '../../features/business/use-invitations.ts';

type Loaded = {
  readonly invitations: readonly Invitation[];
  readonly businesses: readonly BusinessData[];
};

/**
 * Loads the viewer's invites, including that of the code in the address, and the businesses to which they can
 * invite others.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const code = new URL(args.request.url).searchParams.get('code')?.slice(0, 100);
  const [invitations, businesses] = await Promise.all([
    readForScreen(args, 'BusinessInvitation', code === undefined ? {} : { code }),
    readForScreen(args, 'Businesses', {}),
  ]);
  return {
    invitations: invitations.data as readonly Invitation[],
    businesses: businesses.data as readonly BusinessData[],
  };
}

/** Renders received invites to businesses, and links to send some (BD-09). */
export function Component(): ReactNode {
  const { titles: texts, frame } = useBusinessTexts();
  const messages = useTranslated(invitationTexts);
  const { invitations, businesses } = useLoaderData<Loaded>();
  const [search] = useSearchParams();
  const answers = useInvitations(search.get('code') ?? undefined);
  const mayInviteTo = businesses
    .filter(({ rights }) => rights.includes('members.edit'))
    .map(({ name, kind, id }) => ({
      name,
      address: businessPath(kind, id, kind === 'hierarchy' ? 'managers' : 'members'),
    }));
  return (
    <>
      <PageTitle title={texts.invite} />
      <InvitationsPage
        messages={messages}
        frameMessages={frame}
        invitations={invitations}
        {...answers}
        mayInviteTo={mayInviteTo}
        hub="/business/hub/"
        Link={businessLink}
      />
    </>
  );
}
