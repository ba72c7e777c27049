import { profilePath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';

/**
 * Loads `/unauth-profile/{username}/`, which shows visitors a profile at an address that other sites and
 * emails link to. Members are redirected to the profile itself. Without a username it is the screen of a
 * visitor's saved pins.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response | null> {
  const { username = '' } = params;
  const { viewer } = await context.get(answersContext).ask(ViewerDocument, {});
  return viewer ? redirect(profilePath(username)) : null;
}
