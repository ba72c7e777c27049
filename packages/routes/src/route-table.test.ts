import { expect, test } from 'vitest';

import { matchRoute } from './match-route.ts';
import { routePath, type PartsFor } from './route-path.ts';
import { ROUTES, type RouteName } from './route-table.ts';

const names = ROUTES.map(({ name }) => name);

test('a name and a pattern stand for one route', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(names.length);
});

/** An address of the route with a part that needs encoding in every place where anything may stand. */
const addressOf = (name: RouteName): string => {
  const anything = new Proxy({}, { get: () => 'a/b c' });
  return routePath(name, ...([anything] as unknown as PartsFor<RouteName>));
};

test.each(names)('the address that is built for %s is found again, with its parts', (name) => {
  const match = matchRoute(addressOf(name));
  expect(match?.name).toBe(name);
  expect(new Set(Object.values(match?.parts ?? {}))).toEqual(
    new Set(ROUTES.find((route) => route.name === name)?.pattern.includes(':') ? ['a/b c'] : []),
  );
});

test.each([
  ['with a slash at the end', routePath('pinEdit', { id: '7' }), '/pin/7/edit/'],
  ['encoded', routePath('board', { username: 'maya', board: 'a/b?' }), '/maya/a%2Fb%3F/'],
  ['without what may follow', routePath('settings'), '/settings/'],
  ['for the home page a slash', routePath('home'), '/'],
  ['home, when a part is empty', routePath('profile', { username: '' }), '/'],
  ['home, when a part leads up', routePath('board', { username: 'maya', board: '..' }), '/'],
  ['well-formed, also of half a character', routePath('profile', { username: '\ud800' }), '/%EF%BF%BD/'],
])('an address is %s', (_, path, expected) => {
  expect(path).toBe(expected);
});
