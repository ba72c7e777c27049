import { profilePath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requireViewer } from '../../data/require-viewer.ts';

/** `/me/` is the viewer's own profile. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user } = await requireViewer(args, 'continue');
  return redirect(profilePath(user.username));
}

/** Never shown: the loader always leads elsewhere. */
export function Component(): null {
  return null;
}
