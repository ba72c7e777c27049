import { createRecentCloseups } from '@pegboard/closeup/recent';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';

/** Stores on this device that a member opened a pin, unless there is a privacy signal (CU-11). */
export function rememberCloseup(viewerId: string, pin: { readonly id: string; readonly path: string }): void {
  if (hasPrivacySignal(navigator)) return;
  createRecentCloseups({ storage: storage(), owner: viewerId, nowMs: () => Date.now() }).add(pin);
}

/** Forgets the pins that a member opened on this device. */
export function forgetCloseups(viewerId: string): void {
  createRecentCloseups({ storage: storage(), owner: viewerId, nowMs: () => Date.now() }).clear();
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Blocked storage: even accessing the property throws.
    return undefined;
  }
}
