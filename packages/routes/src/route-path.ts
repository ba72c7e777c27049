import { segmentsPath } from './segments-path.ts';
import { ROUTES, type PathParams, type RoutePattern, type RouteName } from './route-table.ts';

/** The parameters of a route's address, by name; none for a fixed address. */
export type RouteParams<Name extends RouteName> = [PathParams<RoutePattern<Name>>] extends [never]
  ? readonly []
  : readonly [parts: Readonly<Record<PathParams<RoutePattern<Name>>, string>>];

/**
 * Returns the address of a route, encoded and with a trailing slash: `routePath('pinEdit', { id: '7' })` is
 * `/pin/7/edit/`. Returns the home page if a parameter is empty or consists of dots, which would resolve to
 * another page.
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
