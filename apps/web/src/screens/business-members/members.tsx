import {
  MembersPage,
  type MembersPorts,
  type PendingInvite,
  type MemberSummary,
} from '@pegboard/business-dashboard/members';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { readResource } from '../../data/read-resource.ts';
import { businessOfPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { members as memberTexts } from '../../messages/business/members.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = {
  readonly members: readonly MemberSummary[];
  readonly invites: readonly PendingInvite[] | undefined;
};

/** Loads the members of the business, and its invitations for those who may invite. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { id = '' } = businessOfPath(new URL(args.request.url).pathname) ?? {};
  const [members, invites] = await Promise.all([
    readForPage<readonly MemberSummary[]>(args, 'BusinessMembers'),
    readResource(args.context, 'BusinessInvites', { business_id: id }),
  ]);
  return { members, invites: invites.ok ? (invites.data as readonly PendingInvite[]) : undefined };
}

/** Renders the members of a business and their roles (BD-06). */
export function Component(): ReactNode {
  const { frame } = useBusinessTexts();
  const messages = useTranslated(memberTexts);
  const { members, invites } = useLoaderData<Loaded>();
  const { id, role } = useBusiness();
  const { call } = useBusinessApi();
  const navigate = useNavigate();
  const of = { business_id: id };
  const ports: MembersPorts = {
    changeRole: (userId, to) =>
      call({
        name: 'BusinessMembers',
        action: 'update',
        options: { ...of, user_id: userId, role: to },
      }),
    remove: (userId) =>
      call({ name: 'BusinessMembers', action: 'delete', options: { ...of, user_id: userId } }),
    leave: () =>
      call(
        { name: 'BusinessMembership', action: 'delete', options: of },
        () => void navigate('/business/hub/'),
      ),
    invite: (who, to) =>
      call({ name: 'BusinessInvites', action: 'create', options: { ...of, who, role: to } }),
    takeBack: (inviteId) =>
      call({ name: 'BusinessInvites', action: 'delete', options: { ...of, invite_id: inviteId } }),
  };
  return (
    <MembersPage
      messages={messages}
      frameMessages={frame}
      members={members}
      invites={invites}
      yourRole={role}
      ports={ports}
    />
  );
}
