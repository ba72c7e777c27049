import type { Pin } from '@pegboard/types';
import { Button, ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { usePageInfo } from '../../page-info.ts';
import styles from './pin.module.css';
import type { PinData } from './pin-of.ts';

const loadSeeMore = () => import('../../compose/see-more.tsx');
const SeeMore = lazy(loadSeeMore);
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

type Near = typeof import('./near-pin.tsx');

/** A part of the page whose code comes once the page is alive. */
function later<Name extends keyof Near>(name: Name): Near[Name] {
  const Part = lazy(async () => ({ default: (await import('./near-pin.tsx'))[name] as () => ReactNode }));
  return function Later(props: object): ReactNode {
    const isAlive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return isAlive ? (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    ) : null;
  } as Near[Name];
}

const never = (): (() => void) => () => undefined;

/** See `near-pin.tsx`. */
export const NearPins: Near['NearPins'] = later('NearPins');
/** See `near-pin.tsx`. */
export const NearProducts: Near['NearProducts'] = later('NearProducts');
/** See `near-pin.tsx`. */
export const NearReactions: Near['NearReactions'] = later('NearReactions');
/** See `near-pin.tsx`. */
export const AiInfo: Near['AiInfo'] = later('AiInfo');
