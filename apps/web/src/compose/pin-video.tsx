import type { CardVideo as CardVideoProps } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

const CardVideo = lazy(() => import('./card-video.tsx'));
const CloseupVideo = lazy(() => import('./closeup-video.tsx'));

/** What a card shows of its video: its code comes with the first card that has one. */
export const cardVideo = (video: CardVideoProps): ReactNode => <CardVideo {...video} />;

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
    <ErrorBoundary>
      <Suspense>
        <CloseupVideo pin={pin} />
      </Suspense>
    </ErrorBoundary>
  );
}
