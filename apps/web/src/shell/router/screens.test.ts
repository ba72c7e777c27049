import { loginPath, matchRoute, ROUTES, type LoginReason } from '@pegboard/routes';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { QueryCache } from '../../data/query-cache.ts';
import { createInvalidation } from '../../data/invalidation.ts';
import { loaderContext } from '../../data/request-context.ts';
import { isFirstScreen, routesWith } from './routes.tsx';
import { screens, screensAt } from './screens.tsx';

const table = routesWith(screens);

/** The pattern of the screen at an address, of all its parts. */
const screenAt = (path: string): string | undefined =>
  matchRoutes(table, path)
    ?.map(({ route }) => route.path ?? '')
    .join('/')
    .replaceAll(/\/+/g, '/');

/** The ids of the routes at an address, in a table with these screens. */
const idsAt = (path: string, from: readonly RouteObject[]): readonly unknown[] | undefined =>
  matchRoutes(routesWith(from), path)?.map(({ route }) => route.id);

const rows = ROUTES.map(({ name, pattern }) => {
  const path = pattern.replace('/*', '/').replaceAll(/:\w+/g, 'x7');
  return { name, path: path.endsWith('/') ? path : `${path}/` };
});

test.each(rows)('$name, at $path, has a screen of its own', ({ name, path }) => {
  expect(matchRoute(path)?.name).toBe(name);
  const screen = screenAt(path);
  expect(screen).not.toBe('/*');
  // The browser opens with the table that knows it.
  expect(isFirstScreen(path)).toBe(['/', '/homefeed', '/pin/:slug'].includes(screen ?? ''));
  // It opens with the same screens, by their ids.
  expect(idsAt(path, screensAt(path))).toEqual(idsAt(path, screens));
  // What is among people and boards is none of them.
  if (!/^(?:profile|board$|boardSection$)/.test(name)) expect(screen).not.toMatch(/^\/:username/);
});

test.each(['/Topics/', '/%74opics/', '/ada%20x/'])(
  'an address that is written in another way, %s, has the same screen',
  (path) => {
    expect(idsAt(path, screensAt(path))).toEqual(idsAt(path, screens));
  },
);

test('the screens of a path are few', () => {
  expect(screensAt('/topics/').length).toBeLessThan(12);
});

const handler = createStaticHandler(table);

test.each<[string, LoginReason]>([
  ['/pin/7/repin/?origin=card', 'save'],
  ['/pin/7/edit/', 'edit'],
  ['/pin-editor/', 'create'],
  ['/pin-builder/', 'create'],
  ['/pin/create/', 'create'],
  ['/pin-creation-tool/', 'create'],
  ['/story-pin-builder/', 'create'],
  ['/idea-pin-builder/', 'create'],
  ['/tv/studio/', 'create'],
  ['/idea-ads-tool/', 'continue'],
  ['/board/create/', 'create-board'],
  ['/edit/', 'continue'],
  ['/settings/', 'continue'],
  ['/settings/apps/', 'continue'],
  ['/app-factory-oauth/', 'continue'],
  ['/app-factory-oauth/webhooks/', 'continue'],
  ['/app-factory-oauth/webhooks/deliveries/', 'continue'],
  ['/settings/close/', 'continue'],
  ['/settings/account/', 'continue'],
  ['/settings/appearance/', 'continue'],
  ['/settings/notifications/', 'continue'],
  ['/settings/privacy/', 'continue'],
  ['/settings/profile/', 'continue'],
  ['/settings/data/', 'continue'],
  ['/settings/data/download/', 'continue'],
  ['/oauth/?client_id=browser-extension&state=a', 'continue'],
  ['/notifications/', 'continue'],
])(
  '[WB-02] [RT-07] a visitor who comes to %s is asked to log in: %s; the way back is in the address',
  async (path, reason) => {
    const nobody = { ask: async () => ({ viewer: null }) } as unknown as QueryCache;
    const answer = await handler.query(new Request(`https://pegboard.example${path}`), {
      requestContext: loaderContext(nobody, createInvalidation()),
    });
    if (!(answer instanceof Response)) throw new Error(`${path} was shown to somebody who is not logged in.`);
    expect(answer.headers.get('location')).toBe(loginPath({ next: path, for: reason }));
  },
);
