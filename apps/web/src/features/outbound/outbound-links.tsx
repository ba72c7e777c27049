import type { LinkWarning } from '@pegboard/outbound';
import { createLazyOutbound } from '@pegboard/outbound/lazy';
import { linkHandlers, type LinkHandlers } from '@pegboard/outbound/react';
import { communityGuidelinesPath } from '@pegboard/routes';
import { isAd, type Pin } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, use, useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { OutboundContext } from './outbound-links-context.ts';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { useTexts } from '../../messages/language.ts';

const HeadsUp = lazy(async () => ({
  default: (await import('@pegboard/outbound/link-warning')).LinkWarningDialog,
}));

/**
 * Provides the handling of outbound links to every screen (OB-01 to OB-07), and renders the warning for a
 * blocked one. The code is loaded when a pointer or the focus comes near such a link.
 */
export function OutboundLinks({ children }: { readonly children: ReactNode }): ReactNode {
  const headsUpMessages = useTexts('headsUpMessages');
  const [warning, setWarning] = useState<LinkWarning>();
  const { publicUrl, isBot } = usePageInfo();
  const viewer = useViewer();
  const seen = use(SeenPinsContext);
  const navigate = useNavigate();
  const toasts = use(ToastContext);
  // The viewer is constant: logging in and out reloads the page.
  const [outbound] = useState(() =>
    createLazyOutbound(async () =>
      (await import('./outbound-ports.ts')).startOutbound({
        publicUrl,
        viewerKind: () => (isBot ? 'bot' : viewer ? 'signed-in' : 'signed-out'),
        navigate: (path) => void navigate(path),
        warn: setWarning,
        log: (event) => void seen?.logLink(event),
        logMetric: (name, status) => void seen?.logMetric(name, status),
      }),
    ),
  );
  return (
    <OutboundContext value={outbound}>
      {children}
      {warning ? (
        <ErrorBoundary onError={() => toasts?.show({ text: warning.message })}>
          <Suspense>
            <HeadsUp
              warning={warning}
              guidelinesHref={communityGuidelinesPath}
              onClose={() => setWarning(undefined)}
              messages={headsUpMessages}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </OutboundContext>
  );
}

/**
 * Lets the browser register that an ad was completely in a member's view (OB-07); nothing is reported about
 * visitors.
 */
export function useAdView(pin: Pin): void {
  const outbound = use(OutboundContext);
  const viewer = useViewer();
  const view = useEffectEvent(() => {
    if (viewer && isAd(pin)) outbound?.trackView(pin);
  });
  useEffect(() => view(), []);
}

/**
 * Returns the click handlers of the links on a surface; stable between renders. Throws outside
 * `OutboundLinks`.
 */
export function useVisitHandlers(surface: string): (pin: Pin, href: string) => LinkHandlers {
  const outbound = use(OutboundContext);
  if (!outbound)
    throw new Error(
      'useVisitHandlers was called outside OutboundLinks, so links would lead out unchecked. Render below <OutboundLinks>.',
    );
  return useCallback((pin, href) => linkHandlers(outbound, { pin, href, surface }), [outbound, surface]);
}
