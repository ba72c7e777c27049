import { profilePath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { clientContext } from '../../data/request-context.ts';

/** `/me/` is the viewer's own profile; others log in first. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { data } = await context.get(clientContext).query(ViewerDocument, {}).toPromise();
  return redirect(data?.viewer ? profilePath(data.viewer.user.username) : '/login/?next=/me/');
}

/** Never shown: the loader always leads elsewhere. */
export function Component(): null {
  return null;
}
