import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * Returns whether the browser asks for privacy, which turns personalized ads off (AC-04): by a header of the request, which the
 * server reads, or only by a property of `navigator`, which is known after hydration.
 */
export function usePrivacySignal(isInRequest: boolean): boolean {
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => hasPrivacySignal(navigator),
    () => false,
  );
  return isInRequest || isInBrowser;
}
