import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

/** Loads the code of the service worker's page side; without a network it is not needed. */
const WorkerClient = lazy(() => import('./worker-client.tsx').catch(() => ({ default: () => null })));

/**
 * Starts the service worker of a member's page once the page is loaded and idle (IO-08). For visitors there is none: nothing is
 * stored on their device.
 */
export function OfflineReading(): ReactNode {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => setStarted(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return isStarted ? (
    <Suspense>
      <WorkerClient />
    </Suspense>
  ) : null;
}
