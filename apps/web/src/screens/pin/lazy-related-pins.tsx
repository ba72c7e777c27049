import type { Pin } from '@pegboard/types';
import { Button, ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { onFirstInteraction } from '../../features/visitor/on-first-interaction.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import type * as Near from './related-pins.tsx';

const loadSeeMore = () => import('../../features/closeup/see-more.tsx');
const SeeMore = lazy(loadSeeMore);
const BotContent = lazy(async () => ({
  default: (await import('@pegboard/closeup/bot-content')).BotContent,
}));

/**
 * Renders the link to related pins for visitors. Bots get all of them in the page, without an overlay
 * (CU-09).
 */
export function MoreOfPin({ pin }: { readonly pin: Pin }): ReactNode {
  const messages = useTexts('site', enUs);
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

/**
 * Returns a component of the page whose code is loaded on the first interaction, so that an unattended page
 * does not load it.
 */
function later<Name extends keyof typeof Near>(name: Name): (typeof Near)[Name] {
  const Part = lazy(async () => ({ default: (await import('./related-pins.tsx'))[name] as () => ReactNode }));
  return function Later(props: object): ReactNode {
    const [isWanted, setWanted] = useState(false);
    useEffect(() => onFirstInteraction(() => setWanted(true)), []);
    return isWanted ? (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    ) : null;
  } as (typeof Near)[Name];
}

/** See `related-pins.tsx`. */
export const RelatedPins: typeof Near.NearPins = later('NearPins');
/** See `related-pins.tsx`. */
export const NearProducts: typeof Near.NearProducts = later('NearProducts');
/** See `related-pins.tsx`. */
export const NearReactions: typeof Near.NearReactions = later('NearReactions');
/** See `related-pins.tsx`. */
export const AiInfo: typeof Near.AiInfo = later('AiInfo');
