import { data } from 'react-router';

/** Returns the error that loaders throw alike for missing and hidden objects. */
export function notFound(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}
