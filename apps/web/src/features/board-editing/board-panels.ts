import { lazy } from 'react';

/** Who is on a board, when somebody looks. */
export const BoardPeopleLazy = lazy(() => import('./board-people.tsx'));

/** The links that show a board, when somebody looks. */
export const BoardShareLazy = lazy(() => import('./board-share.tsx'));
