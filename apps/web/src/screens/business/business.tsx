import { redirect } from 'react-router';

/** Redirects to the viewer's businesses. */
export function loader(): Response {
  return redirect('/business/hub/');
}

/** Never rendered. */
export const Component = (): null => null;
