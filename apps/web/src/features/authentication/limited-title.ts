import { limitedLoginMessages, getLoginTitle, getSafeRedirect } from '@pegboard/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { operationKey } from '../../data/query-cache.ts';
import { BoardInviteDocument, type BoardInviteQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useTexts } from '../../messages/language.ts';

/** The code of the invite to a board for which someone logs in; undefined when it is for something else. */
function inviteCode(params: URLSearchParams): string | undefined {
  if (params.get('for') !== 'board-invite') return undefined;
  const [, search = ''] = getSafeRedirect(params.get('next')).split('?');
  return new URLSearchParams(search).get('invite_code') ?? undefined;
}

/**
 * Reads who sent the invite for which someone logs in: their name comes from the site, never from the address
 * (§6).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const code = inviteCode(new URL(request.url).searchParams);
  if (code !== undefined) await context.get(answersContext).ask(BoardInviteDocument, { inviteCode: code });
  return null;
}

/** The title of the log-in and the sign-up for what the visitor wanted to do; an invite names who sent it. */
export function useLimitedTitle(params: URLSearchParams): string | undefined {
  const code = inviteCode(params);
  const answers = useQueryCache();
  const messages = useTexts('limitedLoginMessages', limitedLoginMessages);
  // The loader has read it: what it did not find is not requested again.
  const answer = answers.read(operationKey(BoardInviteDocument, { inviteCode: code ?? '' }));
  const data = answer?.kind === 'known' ? (answer.data as BoardInviteQuery) : undefined;
  const inviter = data?.result.__typename === 'BoardInviteData' ? data.result.data.inviter : undefined;
  return getLoginTitle(params.get('for'), { inviter: inviter?.fullName || inviter?.username, messages });
}
