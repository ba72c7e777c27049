import { BusinessHub, type HubBusiness } from '@pegboard/business-dashboard/business-list';
import { Invitations, type Invitation } from '@pegboard/business-dashboard/invite';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { invitations as invitationTexts } from '../../messages/business/invitations.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForScreen, type BusinessData } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { PageTitle } from '../../features/business/page-title.tsx';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useInvitations } from '../../features/business/use-invitations.ts';

type Loaded = {
  readonly businesses: readonly BusinessData[];
  readonly invitations: readonly Invitation[];
};

/** Loads the businesses of the viewer, and their pending invites. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [businesses, invitations] = await Promise.all([
    readForScreen(args, 'Businesses', {}),
    readForScreen(args, 'BusinessInvitation', {}),
  ]);
  return {
    businesses: businesses.data as readonly BusinessData[],
    invitations: invitations.data as readonly Invitation[],
  };
}

/** Renders all businesses of the viewer, with links to create and join others (BD-09). */
export function Component(): ReactNode {
  const { businesses, invitations } = useLoaderData<Loaded>();
  const username = useViewer()?.user.username;
  const { call } = useBusinessApi();
  const navigate = useNavigate();
  const answers = useInvitations();
  const { titles: texts, hub, frame } = useBusinessTexts();
  const messages = useTranslated(invitationTexts);
  const shown: readonly HubBusiness[] = businesses.map((business) => ({
    ...business,
    address: businessPath(business.kind, business.id),
  }));
  return (
    <>
      <PageTitle title={texts.hub} />
      <BusinessHub
        messages={hub}
        frameMessages={frame}
        businesses={shown}
        isBusiness={businesses.some(({ profile_username: own }) => own !== null && own === username)}
        invitations={
          invitations.length === 0 ? null : (
            <Invitations invitations={invitations} {...answers} messages={messages} frameMessages={frame} />
          )
        }
        make={(kind, name) =>
          call({ name: 'Business', action: 'create', options: { kind, name } }, (made) => {
            void navigate(businessPath(kind, (made as BusinessData).id));
          })
        }
        Link={businessLink}
      />
    </>
  );
}
