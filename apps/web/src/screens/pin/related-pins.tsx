import type { Pin } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import styles from './pin.module.css';
import type { PinData } from '../../features/closeup/pin-from-query.ts';

const MorePins = lazy(() => import('../../features/closeup/more-pins.tsx'));
const PinTopic = lazy(() => import('../../features/closeup/pin-topic.tsx'));
const PinReactions = lazy(() => import('../../features/closeup/pin-reactions.tsx'));
const SeeFewerAi = lazy(() => import('../../features/feedback/see-fewer-ai.tsx'));
const PinProducts = lazy(() => import('../../features/closeup/pin-products.tsx'));

/**
 * Renders the topic of the pin, and pins of the same board and creator, for a member; loaded when they are
 * near the viewport (CU-05).
 */
export function NearPins({ pin }: { readonly pin: Pin }): ReactNode {
  return useViewer() ? (
    <Near className={styles.more}>
      <PinTopic pin={pin} />
      <MorePins pin={pin} />
    </Near>
  ) : null;
}

/** Renders products similar to a product pin, loaded when they are near the viewport (CU-05). */
export function NearProducts({ pin }: { readonly pin: Pin }): ReactNode {
  return (
    <Near className={undefined}>
      <PinProducts pin={pin} />
    </Near>
  );
}

/** Renders the reactions to the pin (CU-04). */
export function NearReactions({ data }: { readonly data: PinData }): ReactNode {
  return (
    <Near className={undefined}>
      <PinReactions
        pinId={data.entityId}
        path={data.seoUrl}
        counts={data.reactionCounts}
        viewerReaction={data.viewerReaction}
      />
    </Near>
  );
}

/** Renders a member's choices about AI media. */
export function AiInfo(): ReactNode {
  return useViewer() ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SeeFewerAi />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** Renders its children, and loads their code, when they are near the viewport. */
function Near(props: { readonly className: string | undefined; readonly children: ReactNode }): ReactNode {
  const { className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear ? (
        <ErrorBoundary fallback={null}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
