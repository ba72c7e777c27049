import type { Pin } from '@pegboard/types';
import { Button, ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { usePageInfo } from '../../page-info.ts';

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
