import { redirect } from 'react-router';

/** Business pages begin with the businesses that one works with. */
export function loader(): Response {
  return redirect('/business/hub/');
}

/** Never shown. */
export const Component = (): null => null;
