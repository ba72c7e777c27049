import { lazy } from 'react';

/** Loads and renders the collaborators of a board when they are opened. */
export const BoardPeopleLazy = lazy(() => import('./board-people.tsx'));

/** The links that show a board, when someone looks. */
export const BoardShareLazy = lazy(() => import('./board-share.tsx'));
