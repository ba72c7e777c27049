import { isRouteErrorResponse } from 'react-router';

/** The reason for which a screen is not shown. */
export type RouteFailure = 'missing' | 'gone' | 'forbidden' | 'outdated' | 'failed';

/** The browsers' messages for a missing script: a release may have replaced the old files. */
const NO_FILE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script failed to load/i;

const BY_STATUS: Readonly<Record<number, RouteFailure>> = { 403: 'forbidden', 404: 'missing', 410: 'gone' };

/** Classifies the error of a screen for display. */
export function classifyRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) return BY_STATUS[error.status] ?? 'failed';
  const isOutdated = (error instanceof Error && NO_FILE.test(error.message)) || isUnknownOperation(error);
  return isOutdated ? 'outdated' : 'failed';
}

type GraphqlFailure = {
  readonly graphQLErrors?: readonly {
    readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown };
  }[];
};

const extensionsOf = (error: unknown) => ((error ?? {}) as GraphqlFailure).graphQLErrors?.[0]?.extensions;

/** Returns whether the server does not know the query of a page: the page is older than its stored builds. */
const isUnknownOperation = (error: unknown): boolean => extensionsOf(error)?.code === 'operation_unknown';

/** Returns the id of a failed request in the server's log, if the error contains it. */
export function getRequestId(error: unknown): string | undefined {
  const id = extensionsOf(error)?.requestId;
  return typeof id === 'string' ? id : undefined;
}

const WORDS_MAX = 60;

/** Returns search terms from the last segment of an unknown address; undefined if there are none. */
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
