import { parseQueryMarkers } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs } from 'react-router';
import { BoardInviteDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { InviteExpired, InviteView } from '../../features/board-editing/invite-view.tsx';

/**
 * Loads an invitation (§2: `board_url`, `accept_invite`, `seamless`, `invite_code`): one by link is shown
 * here, one by name on its board's page. An expired one redirects to the board, which decides on its
 * visibility.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { inviteCode, boardInvite } = parseQueryMarkers(new URL(request.url).searchParams);
  if (inviteCode === undefined) throw redirect(boardInvite?.boardPath ?? '/');
  await context.get(answersContext).ask(BoardInviteDocument, { inviteCode }, 'network-only');
  return null;
}

/** Renders the page of an invite by link. */
export function Component(): ReactNode {
  const { pathname, search } = useLocation();
  const code = parseQueryMarkers(search).inviteCode ?? '';
  const result = useQuery(BoardInviteDocument, { inviteCode: code })?.result;
  if (!result) return null;
  if (result.__typename !== 'BoardInviteData') return <InviteExpired />;
  return <InviteView invite={result.data} code={code} here={pathname + search} />;
}
