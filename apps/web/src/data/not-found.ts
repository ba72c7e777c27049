import { data } from 'react-router';

/** What a loader throws for what does not exist, or may not be seen: the two look the same. */
export function notFound(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}
