import { normalizeSegment, RESERVED_FIRST_SEGMENTS, RESERVED_SECOND_SEGMENTS } from './reserved-words.ts';
import { ROUTES, type PathParams, type RoutePattern, type Route, type RouteName } from './route-table.ts';
import type { PageKind } from './page-kinds.ts';

/** The match of an address: the route's name, its decoded parameters, and the page kind. */
export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    readonly parts: Readonly<Record<PathParams<RoutePattern<Name>>, string>>;
    readonly page: PageKind;
  };
}[RouteName];

/**
 * The route that an address belongs to, the first of the table that fits, or undefined when the site has none. Query
 * and hash do not count, nor does a slash at the end, nor capitals in the fixed words. A reserved word names no person
 * and no board (RT-02); what cannot be decoded is no address.
 */
export function matchRoute(address: string): RouteMatch | undefined {
  const segments = segmentsOf(address);
  if (!segments) return undefined;
  for (const { name, pattern, page } of ROUTES satisfies readonly Route[]) {
    const parts = partsOf(pattern, segments);
    if (parts && !isReserved(parts)) return { name, parts, page } as RouteMatch;
  }
  return undefined;
}

/** The kind of page that an address shows, for the log of signed-out visitors; `other` when it is no page of ours. */
export const pageKindOf = (address: string): PageKind => matchRoute(address)?.page ?? 'other';

type Parts = Readonly<Record<string, string>>;

function segmentsOf(address: string): readonly string[] | undefined {
  const path = /^\/[^?#]*/.exec(address)?.[0];
  if (path === undefined) return undefined;
  if (path === '/') return [];
  const segments = path.replace(/\/$/, '').slice(1).split('/');
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.includes('') ? undefined : decoded;
  } catch {
    // A percent sign without its two digits: an address that no one was given, and that leads nowhere.
    return undefined;
  }
}

function partsOf(pattern: string, segments: readonly string[]): Parts | undefined {
  const isOpen = pattern.endsWith('*');
  const expected = pattern.split('/').filter((part) => part !== '' && part !== '*');
  if (isOpen ? segments.length < expected.length : segments.length !== expected.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) parts[part.slice(1)] = segment;
    else if (part !== normalizeSegment(segment)) return undefined;
  }
  return parts;
}

/** Returns whether a username or board slug is reserved. */
const isReserved = ({ username, board }: Parts): boolean =>
  (username !== undefined && RESERVED_FIRST_SEGMENTS.has(normalizeSegment(username))) ||
  (board !== undefined && RESERVED_SECOND_SEGMENTS.has(normalizeSegment(board)));
