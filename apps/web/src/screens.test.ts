import { matchRoute, ROUTES } from '@pegboard/routes';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { laterTexts } from './messages/en-us-later.ts';
import { routesWith } from './routes.tsx';
import { screens } from './screens.tsx';

const table = routesWith(screens);

/** The pattern of the screen at an address, of all its parts. */
const screenAt = (path: string): string | undefined =>
  matchRoutes(table, path)
    ?.map(({ route }) => route.path ?? '')
    .join('/')
    .replaceAll(/\/+/g, '/');

const rows = ROUTES.map(({ name, pattern }) => {
  const path = pattern.replace('/*', '/').replaceAll(/:\w+/g, 'x7');
  return { name, path: path.endsWith('/') ? path : `${path}/` };
});

test.each(rows)('$name, at $path, has a screen of its own', ({ name, path }) => {
  expect(matchRoute(path)?.name).toBe(name);
  const screen = screenAt(path);
  expect(screen).not.toBe('/*');
  // What stands among people and boards is none of them.
  if (!/^(?:profile|board$|boardSection$)/.test(name)) expect(screen).not.toMatch(/^\/:username/);
});

test('the addresses without a screen of their own are these, and no more', () => {
  const later = Object.keys(laterTexts);
  process.stdout.write(
    `${later.length} of ${ROUTES.length} addresses say what they will be for: ${later.join(', ')}\n`,
  );
  expect(later.length).toBeLessThanOrEqual(20);
});

test('no address has a screen and still says what it will be for', () => {
  const own = routesWith(screens.slice(0, -Object.keys(laterTexts).length));
  const both = rows.filter(({ name, path }) => {
    const screen = matchRoutes(own, path)?.find(({ route: { path = '/' } }) => path !== '/')?.route.path;
    return name in laterTexts && !/^(?:\*|:username|pin\/:slug$)/.test(screen ?? '*');
  });
  expect(both).toEqual([]);
});
