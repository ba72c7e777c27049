import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { usePageInfo } from '../../data/page-info.ts';
import { canUpsellApp, isCreatingPin } from './deep-link-visit.ts';
import { appWindow } from '../../data/app-window.ts';

const AppUpsell = lazy(() => import('./app-upsell.tsx'));

/** Offers the app on a member's phone on the first touch (EX-04); nothing is loaded before. */
export function AppUpsellGate(): ReactNode {
  const { device, isBot } = usePageInfo();
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { referrer } = document;
    const { origin, search } = location;
    const navigation = entry?.type ?? 'navigate';
    if (!canUpsellApp({ isSignedIn: true, device, isBot, referrer, origin, navigation, search })) return;
    const waiting = new AbortController();
    const touched = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch' || isCreatingPin(appWindow.location.pathname)) return;
      waiting.abort();
      setTouched(true);
    };
    addEventListener('pointerup', touched, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, [device, isBot]);
  return isTouched ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <AppUpsell />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
