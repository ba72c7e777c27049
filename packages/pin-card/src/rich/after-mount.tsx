import { ErrorBoundary } from '@pegboard/ui';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';

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
    <ErrorBoundary>
      <Suspense>
        <Called render={children} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Calls what renders inside of the boundary, so that its failure is caught there. */
function Called({ render }: { readonly render: () => ReactNode }): ReactNode {
  return render();
}
