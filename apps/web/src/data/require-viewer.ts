import { loginPath, type LoginReason } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from './generated/graphql.ts';
import { notFound } from './not-found.ts';
import { answersContext } from './request-context.ts';
import type { ViewerData } from './viewer.ts';

/**
 * Returns the viewer for loaders of members' screens. Visitors are redirected to log in, with a reason, and
 * return.
 */
export async function requireViewer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  reason: LoginReason,
): Promise<NonNullable<ViewerData>> {
  const { viewer } = await context.get(answersContext).ask(ViewerDocument, {});
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath({ next: pathname + search, for: reason }));
}

/** Returns the viewer for loaders of employees' screens. For others the page does not exist. */
export async function requireEmployee(args: LoaderFunctionArgs): Promise<NonNullable<ViewerData>> {
  const viewer = await requireViewer(args, 'continue');
  if (!viewer.isEmployee) throw notFound();
  return viewer;
}
