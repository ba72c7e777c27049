import { boardPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs } from 'react-router';
import { BoardInviteDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { InviteGone, InviteView } from './invite-view.tsx';

/**
 * Where an invite leads (§2: `board_url`, `accept_invite`, `seamless`, `invite_code`): one by link is shown here, one by
 * name on the page of its board. An invite that is over leads to the board, which says whether it may be seen.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('invite_code');
  const board = boardOf(searchParams);
  if (code === null) throw redirect(board ?? '/');
  await context.get(answersContext).ask(BoardInviteDocument, { inviteCode: code }, 'network-only');
  return null;
}

/** The board that an address names, as a path of this site; anything else is none. */
function boardOf(params: URLSearchParams): string | undefined {
  const url = params.get('board_url') ?? '';
  return /^\/[^/\\]+\/[^/\\]+\/?$/.test(url) ? boardPath({ url }) : undefined;
}

/** The page of an invite by link. */
export function Component(): ReactNode {
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get('invite_code') ?? '';
  const result = useAnswer(BoardInviteDocument, { inviteCode: code })?.result;
  if (!result) return null;
  if (result.__typename !== 'BoardInviteData') return <InviteGone />;
  return <InviteView invite={result.data} code={code} here={pathname + search} />;
}
