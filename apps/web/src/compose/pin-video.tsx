import type { Pin } from '@pegboard/types';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

const CloseupVideo = lazy(() => import('./closeup-video.tsx').catch(() => ({ default: () => null })));

const never = (): (() => void) => () => undefined;

/** The video of a close-up, in the browser only; without its code the picture stays as it is. */
export function PinVideo({ pin }: { readonly pin: Pin }): ReactNode {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isMounted || !pin.video) return null;
  return (
    <Suspense>
      <CloseupVideo pin={pin} />
    </Suspense>
  );
}
