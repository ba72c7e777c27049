import { createRecentCloseups } from '@pegboard/closeup/recent';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';

/** Keeps on this device that a member had a pin open, unless they ask for privacy (CU-11). */
export function rememberCloseup(viewerId: string, pin: { readonly id: string; readonly path: string }): void {
  if (hasPrivacySignal(navigator)) return;
  createRecentCloseups({ storage: storage(), owner: viewerId, nowMs: () => Date.now() }).add(pin);
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Blocked: even asking for it throws.
    return undefined;
  }
}
