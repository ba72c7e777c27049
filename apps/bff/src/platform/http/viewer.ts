import type { ViewerRow } from '../../people/accounts/user-row.ts';
import { AppError } from '../errors/errors.ts';

/** Who asks: read with the session, once a request, and passed down. Null is a signed-out visitor. */
export type Viewer = ViewerRow | null;

/** Somebody who is signed in. */
export type SignedIn = NonNullable<Viewer>;

/** The viewer, or `login_required`. */
export function requireSignedIn(viewer: Viewer): SignedIn {
  if (!viewer) throw new AppError('login_required');
  return viewer;
}
