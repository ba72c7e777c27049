import { matchRoutes, redirect, type RouteObject } from 'react-router';
import { ErrorScreen } from '../../features/error-screen/error-screen.tsx';
import { ErrorDocument } from '../document/error-document.tsx';
import { notFound } from '../../data/not-found.ts';
import { loader as rootLoader, Root } from '../document/root.tsx';
import { lazyMember } from '../lazy-member.ts';

const MemberFeed = lazyMember('MemberFeed');
const never = (): boolean => false;

/** The id of the route that all screens stand in. */
export const SCREENS = 'screens';

/**
 * The frame of the site, and the screens that most visits begin with. The table of all other screens, `screens.tsx`, is loaded
 * when one of them is asked for. The server knows all of them.
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
            handle: { isForAll: true },
            lazy: () =>
              import('../../screens/home/home.tsx').then(({ Home, loader }) => ({
                loader,
                element: <Home memberFeed={MemberFeed} />,
              })),
          },
          { path: 'homefeed', loader: () => redirect('/', 301) },
          { path: 'pin/:slug', lazy: () => import('../../screens/pin/pin.tsx') },
          ...screens,
          { id: 'missing', path: '*', loader: missing, element: null },
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
