import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

/** Needed only where something is rendered after hydration: never on a server. */
const Guard = lazy(() => import('./guard.tsx'));

const never = (): (() => void) => () => undefined;

/** Renders its children in the browser only, after hydration; nothing while they load and when they fail. */
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

/** Calls what renders inside of the boundary, so that its failure is caught there. */
function Called({ render }: { readonly render: () => ReactNode }): ReactNode {
  return render();
}
