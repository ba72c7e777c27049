import { matchRoutes, redirect, type RouteObject } from 'react-router';
import { ErrorScreen } from '../../features/error-screen/error-screen.tsx';
import { ErrorDocument } from '../document/error-document.tsx';
import { notFound } from '../../data/not-found.ts';
import { Home, loader as homeLoader } from '../../screens/home/home.tsx';
import { loader as rootLoader, Root } from '../document/root.tsx';
import { lazyMember } from '../lazy-member.ts';

const MemberFeed = lazyMember('MemberFeed');
const never = (): boolean => false;

/** The id of the route that all screens stand in. */
export const SCREENS = 'screens';

/**
 * The frame of the site, and the screens that most visits begin with. Home is in the first file; the code of a close-up,
 * and the table of all other screens, `screens.tsx`, are loaded when they are asked for. The server knows all of them.
 */
export const routesWith = (screens: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    element: <Root />,
    errorElement: <ErrorDocument />,
    loader: rootLoader,
    shouldRevalidate: never,
    hydrateFallbackElement: null,
    children: [
      {
        id: SCREENS,
        errorElement: <ErrorScreen />,
        children: [
          {
            index: true,
            element: <Home memberFeed={MemberFeed} />,
            loader: homeLoader,
            handle: { isForAll: true },
          },
          { path: 'homefeed', loader: () => redirect('/', 301) },
          { path: 'pin/:slug', lazy: () => import('../../screens/pin/pin.tsx') },
          ...screens,
          { path: '*', loader: missing, element: null },
        ],
      },
    ],
  },
];

const firstRoutes = routesWith([]);

/**
 * Returns whether the first route table contains the screen of a path, so that `screens.tsx` is not needed.
 */
export function isFirstScreen(path: string): boolean {
  const { route, params } = matchRoutes(firstRoutes, path)?.at(-1) ?? {};
  return route?.path !== '*' && params?.['slug'] !== 'create'; // where pins are made; no pin is called so
}

function missing(): never {
  throw notFound();
}
