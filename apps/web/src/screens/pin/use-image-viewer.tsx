import type { Pin } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

const PinViewer = lazy(() => import('../../features/closeup/pin-viewer.tsx'));
const HASH = '#imgViewer';
const never = (): (() => void) => () => undefined;

/** Manages the image viewer of a pin, open at `#imgViewer`: the back button and Escape close it (CU-03). */
export function useImageViewer(pin: Pin): {
  readonly open: (index?: number) => void;
  readonly viewer: ReactNode;
} {
  const location = useLocation();
  const navigate = useNavigate();
  // A hash is never sent to the server.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const state = (location.state ?? {}) as { readonly viewerStart?: unknown };
  const { pathname, search } = location;
  const close = (): void =>
    void (typeof state.viewerStart === 'number'
      ? navigate(-1)
      : navigate({ pathname, search }, { replace: true, preventScrollReset: true }));
  return {
    open: (index = 0) =>
      void navigate(
        { pathname, search, hash: HASH },
        { preventScrollReset: true, state: { ...state, viewerStart: index } },
      ),
    viewer:
      hash === HASH ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PinViewer
              pin={pin}
              start={typeof state.viewerStart === 'number' ? state.viewerStart : 0}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null,
  };
}
