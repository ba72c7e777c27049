import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

/** Loaded only where something is rendered after hydration, never on a server. */
const Guard = lazy(() => import('./guard.tsx'));

const never = (): (() => void) => () => undefined;

/**
 * Renders its children in the browser only, after hydration; renders nothing while they load or if they fail.
 */
export function AfterMount({ children }: { readonly children: () => ReactNode }): ReactNode {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isMounted) return null;
  return (
    <Suspense>
      <Guard>
        <Suspense>
          <Called render={children} />
        </Suspense>
      </Guard>
    </Suspense>
  );
}

/** Calls the render function inside the boundary, so that the boundary catches its errors. */
function Called({ render }: { readonly render: () => ReactNode }): ReactNode {
  return render();
}
