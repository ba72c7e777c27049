import { pageKindOf, SHARE_TARGET_PATH, type PageKind } from '@pegboard/routes';

/** The parts of a request that decide how the service worker handles it. */
export type WorkerRequest = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/**
 * The handling of a request:
 * - `share`: files, links and texts that are shared to the installed app are stored on the device;
 * - `page`: network first, then the stored page, then the offline page;
 * - `file`: a file of a build, whose name has its hash: cache first;
 * - `image`: stale while revalidate;
 * - `query`: network, and only without one the stored result of a board that is kept offline;
 * - `network`: not intercepted. All API writes are.
 */
export type RequestKind = 'share' | 'page' | 'file' | 'image' | 'query' | 'network';

/** Returns how a request is handled. */
export function requestKind(
  { method, url, mode, destination }: WorkerRequest,
  /** The address of the site, without a slash at its end. */
  siteUrl: string,
): RequestKind {
  if (!url.startsWith(`${siteUrl}/`)) return 'network';
  const pathname = new URL(url).pathname.slice(new URL(siteUrl).pathname.replace(/\/$/, '').length);
  if (method === 'POST') {
    if (pathname === SHARE_TARGET_PATH) return 'share';
    // The site writes by resources: its operations are queries, sent by POST because of their length.
    return pathname === '/graphql' ? 'query' : 'network';
  }
  if (method !== 'GET') return 'network';
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'network';
  if (pathname.startsWith('/assets/')) return 'file';
  return destination === 'image' && pathname.startsWith('/i/') ? 'image' : 'network';
}

/** Addresses that are no pages, or whose response must always be that of the server. */
const NO_PAGE =
  /^\/(?:api|assets|embed|feeds?|graphql|healthz|i|login|logout|oauth|offsite|resource|secure|signup|tag|upload|v3|v5|well-known|\.well-known)(?:\/|$)|\.\w{2,5}$/;

const isPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Kinds of pages that are not stored: forms, settings, messages and business pages are all 'other'. */
const NOT_STORED: readonly PageKind[] = ['login', 'other', 'unauth-profile'];

const FORM = /\/(?:edit|repin)\/?(?:\?|$)/;

/** Returns whether an opened page is stored for reading offline. */
export const isStoredPage = (path: string): boolean =>
  !NOT_STORED.includes(pageKindOf(path)) && !FORM.test(path);

/** Returns the path under which a page is stored: that of the request, without the fragment. */
export function pageKey(url: string): string {
  const address = new URL(url);
  return address.pathname + address.search;
}

/** Links to files, on a page of a site that may be below a path. */
const FILE_LINKS = /\b(?:href|src)="(?:\/[\w.~-]+)*?(\/assets\/[\w./-]+)"/g;

/** Returns the addresses within the site of the files of the build that a page links to. */
export const filesOfPage = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(FILE_LINKS)].map(([, path = '']) => path)),
];

/** Returns the persisted query that a request body contains; undefined for all else, which has no stored result. */
export function parsePersistedQuery(
  body: string,
): { readonly hash: string; readonly variables: Readonly<Record<string, unknown>> } | undefined {
  try {
    const { extensions, variables } = JSON.parse(body) as {
      readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } };
      readonly variables?: Readonly<Record<string, unknown>>;
    };
    const hash = extensions?.persistedQuery?.sha256Hash;
    return typeof hash === 'string' ? { hash, variables: variables ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path of an image without its size: a smaller or larger one is shown if the network is missing. */
export const imageOfPath = (pathname: string): string => pathname.replace(/^\/i\/[^/]+\//, '');
