'use client';

import { lazy, Suspense, type ReactNode } from 'react';

import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { MenuPopupProps } from './menu-popup.tsx';

const loadMenuPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(loadMenuPopup);

/** Begins to load the menu, when a press on its button is likely. A failure shows when the menu is opened. */
export function preloadMenu(): void {
  loadMenuPopup().catch(() => undefined);
}

/** The props of a LazyMenuPopup: those of the menu, and who is notified when it cannot be loaded. */
export type LazyMenuPopupProps = MenuPopupProps & {
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** An open menu whose code is loaded when it is first rendered. */
export function LazyMenuPopup({ onError, ...props }: LazyMenuPopupProps): ReactNode {
  return (
    <ErrorBoundary onError={(error) => onError?.(error)}>
      <Suspense>
        <MenuPopup {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
