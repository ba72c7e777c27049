import { closeupId, pinPath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** The address of the comments on a pin leads to them on its close-up (CU-07). */
export function loader({ params }: LoaderFunctionArgs): Response {
  const pin = { id: closeupId(params['slug'] ?? '') };
  return redirect(`${pinPath(pin)}#comments`);
}

/** Never shown: the loader always leads on. */
export function Component(): null {
  return null;
}
