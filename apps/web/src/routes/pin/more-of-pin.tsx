import type { Pin } from '@pegboard/types';
import { Button, ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { usePageInfo } from '../../page-info.ts';
import styles from './pin.module.css';
import type { PinData } from './pin-of.ts';

const loadSeeMore = () => import('../../compose/see-more.tsx');
const SeeMore = lazy(loadSeeMore);
const MorePins = lazy(() => import('../../compose/more-pins.tsx'));
const PinReactions = lazy(() => import('../../compose/pin-reactions.tsx'));
const SeeFewerAi = lazy(() => import('../../compose/see-fewer-ai.tsx'));
const PinProducts = lazy(() => import('../../compose/pin-products.tsx'));
const BotContent = lazy(async () => ({
  default: (await import('@pegboard/closeup/bot-content')).BotContent,
}));

/** What leads a visitor to more of a pin; a bot has all of it in the page, and no invitation over it (CU-09). */
export function MoreOfPin({ pin }: { readonly pin: Pin }): ReactNode {
  const viewer = useViewer();
  const { isBot } = usePageInfo();
  const [isOpen, setOpen] = useState(false);
  if (viewer) return null;
  if (isBot)
    return (
      <Suspense>
        <BotContent />
      </Suspense>
    );
  const preload = (): void => void loadSeeMore().catch(() => undefined);
  return (
    <>
      <Button onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
        {messages.pin.seeMore}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <SeeMore pin={pin} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** Pins of the same board and creator for a member, asked for when they come near (CU-05). */
export function NearPins({ pin }: { readonly pin: Pin }): ReactNode {
  return useViewer() ? (
    <Near className={styles.more}>
      <MorePins pin={pin} />
    </Near>
  ) : null;
}

/** Products like the pin, asked for when they come near (CU-05). */
export function NearProducts({ pin }: { readonly pin: Pin }): ReactNode {
  return (
    <Near className={styles.products}>
      <PinProducts pin={pin} />
    </Near>
  );
}

/** The reactions to the pin, in a place that is kept for them (CU-04); an ad has none. */
export function NearReactions({ data }: { readonly data: PinData }): ReactNode {
  if (data.isPromoted) return null;
  return (
    <Near className={styles.reactions}>
      <PinReactions
        pinId={data.entityId}
        path={data.seoUrl}
        counts={data.reactionCounts}
        given={data.viewerReaction}
      />
    </Near>
  );
}

/** What a member can do about AI media. */
export function AiInfo(): ReactNode {
  return useViewer() ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SeeFewerAi />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** What is rendered, and its code loaded, when somebody comes near. */
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
