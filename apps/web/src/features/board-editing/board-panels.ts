import { lazy } from 'react';

/** Loads and renders the collaborators of a board when they are opened. */
export const BoardPeopleLazy = lazy(() => import('./board-people.tsx'));

/** Loads and renders the share links of a board when they are opened. */
export const BoardShareLazy = lazy(() => import('./board-share.tsx'));
