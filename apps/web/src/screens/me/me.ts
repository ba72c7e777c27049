import { profilePath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requireViewer } from '../../data/require-viewer.ts';

/** Redirects `/me/` to the viewer's own profile. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user } = await requireViewer(args, 'continue');
  return redirect(profilePath(user.username));
}

/** Never rendered: the loader always redirects. */
export function Component(): null {
  return null;
}
