import {
  limitedLoginMessages,
  limitedSignUpMessages,
  getLoginTitle,
  getSafeRedirect,
  type LimitedLoginMessages,
} from '@pegboard/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { operationKey } from '../../data/query-cache.ts';
import { BoardInviteDocument, type BoardInviteQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useTexts } from '../../messages/language.ts';
import type { LoginPrompt } from './login-prompt.ts';

/** Returns the code of the board invite for which a visitor logs in; undefined for other reasons. */
function inviteCode(params: URLSearchParams): string | undefined {
  if (params.get('for') !== 'board-invite') return undefined;
  const [, search = ''] = getSafeRedirect(params.get('next')).split('?');
  return new URLSearchParams(search).get('invite_code') ?? undefined;
}

/**
 * Loads the sender of the invite for which a visitor logs in: the name comes from the server, never from the
 * address (§6).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const code = inviteCode(new URL(request.url).searchParams);
  if (code !== undefined) await context.get(answersContext).ask(BoardInviteDocument, { inviteCode: code });
  return null;
}

/** Returns the titles of the two forms by the visitor's intent. */
export function useLimitedMessages(): Readonly<Record<LoginPrompt['mode'], LimitedLoginMessages>> {
  return {
    'log-in': useTexts('limitedLoginMessages', limitedLoginMessages),
    'sign-up': useTexts('limitedSignUpMessages', limitedSignUpMessages),
  };
}

/** Returns the title of the login or sign-up form for the visitor's intent; an invite names its sender. */
export function useLimitedTitle(mode: LoginPrompt['mode'], params: URLSearchParams): string | undefined {
  const code = inviteCode(params);
  const answers = useQueryCache();
  const messages = useLimitedMessages()[mode];
  // The loader has read it: a missing invite is not requested again.
  const answer = answers.read(operationKey(BoardInviteDocument, { inviteCode: code ?? '' }));
  const data = answer?.kind === 'known' ? (answer.data as BoardInviteQuery) : undefined;
  const inviter = data?.result.__typename === 'BoardInviteData' ? data.result.data.inviter : undefined;
  return getLoginTitle(params.get('for'), { inviter: inviter?.fullName || inviter?.username, messages });
}
