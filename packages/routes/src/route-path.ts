import { ROUTES, type PathParams, type RoutePattern, type RouteName } from './route-table.ts';

/** The parameters of a route's address, by name; none for a fixed one. */
export type RouteParams<Name extends RouteName> = [PathParams<RoutePattern<Name>>] extends [never]
  ? readonly []
  : readonly [parts: Readonly<Record<PathParams<RoutePattern<Name>>, string>>];

/**
 * The address of a route, encoded and with a slash at the end: `routePath('pinEdit', { id: '7' })` is `/pin/7/edit/`.
 * A part that is empty or only dots would lead to another page than meant; then it is the home page.
 */
export function routePath<Name extends RouteName>(name: Name, ...[parts]: RouteParams<Name>): string {
  const values: Readonly<Record<string, string>> = parts ?? {};
  const pattern: string = ROUTES.find((route) => route.name === name)?.pattern ?? '/';
  const segments = pattern
    .split('/')
    .filter((part) => part !== '' && part !== '*')
    .map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? '') : part));
  return segmentsPath(segments);
}

/** The path of these segments, encoded; `/` when one of them cannot be a segment. */
export const segmentsPath = (segments: readonly string[]): string =>
  segments.length === 0 || segments.some((segment) => /^\.{0,2}$/.test(segment))
    ? '/'
    : `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}/`;
