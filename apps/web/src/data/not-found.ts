import { data } from 'react-router';

/**
 * Returns the error that loaders throw: 404 alike for missing and hidden objects, and 410 for what everyone could see until it was
 * deleted.
 */
export function notFound(isGone: boolean | null | undefined = false): ReturnType<typeof data<null>> {
  return data(null, { status: isGone ? 410 : 404 });
}
