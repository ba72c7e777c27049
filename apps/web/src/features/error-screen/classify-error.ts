import { isRouteErrorResponse } from 'react-router';

/** Why a screen is not shown. */
export type RouteFailure = 'missing' | 'forbidden' | 'outdated' | 'failed';

/** What browsers say when a file of the site does not come: after a release the old ones may be gone. */
const NO_FILE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script failed to load/i;

/** What an error of a screen means to its reader. */
export function classifyRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error))
    return error.status === 404 ? 'missing' : error.status === 403 ? 'forbidden' : 'failed';
  return error instanceof Error && NO_FILE.test(error.message) ? 'outdated' : 'failed';
}

/** The id by which the server's log knows a request that failed, where the error of a call tells it. */
export function getRequestId(error: unknown): string | undefined {
  const { graphQLErrors = [] } = (error ?? {}) as {
    readonly graphQLErrors?: readonly { readonly extensions?: { readonly requestId?: unknown } }[];
  };
  const id = graphQLErrors[0]?.extensions?.requestId;
  return typeof id === 'string' ? id : undefined;
}

const WORDS_MAX = 60;

/** What somebody may have looked for at an address that is not there: the words of its last part; else undefined. */
export function wordsOf(path: string): string | undefined {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return words.length >= 3 && words.length <= WORDS_MAX ? words : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
