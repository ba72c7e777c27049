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
 * Returns the first matching route of an address, or undefined if there is none. Query, hash, a trailing
 * slash and the case of fixed segments are ignored. A reserved word matches neither a username nor a board
 * (RT-02); an address that cannot be decoded matches nothing.
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

/** Returns the page kind of an address, for the log of signed-out visitors; `other` if no route matches. */
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
    // A percent sign without its two digits: an invalid address, which matches nothing.
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
