'use client';

import { lazy, Suspense, type ReactNode } from 'react';

import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { MenuPopupProps } from './menu-popup.tsx';

const loadMenuPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(loadMenuPopup);

/** Preloads the menu, when a press on its button is likely. An error is reported when the menu is opened. */
export function preloadMenu(): void {
  loadMenuPopup().catch(() => undefined);
}

/** The props of a LazyMenuPopup: those of the menu, and a callback for load errors. */
export type LazyMenuPopupProps = MenuPopupProps & {
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** Renders an open menu, whose code is loaded on the first render. */
export function LazyMenuPopup({ onError, ...props }: LazyMenuPopupProps): ReactNode {
  return (
    <ErrorBoundary onError={(error) => onError?.(error)}>
      <Suspense>
        <MenuPopup {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
