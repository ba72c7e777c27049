import { loginPath, type LoginReason } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from './generated/graphql.ts';
import { answersContext } from './request-context.ts';
import type { ViewerData } from './viewer.ts';

/** For loaders of screens that are for the signed-in: who that is. Visitors log in first, with a reason, and return. */
export async function requireViewer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  reason: LoginReason,
): Promise<NonNullable<ViewerData>> {
  const { viewer } = await context.get(answersContext).ask(ViewerDocument, {});
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath({ next: pathname + search, for: reason }));
}
