import { BLOCKED_LINK_MESSAGES, type BlockedRedirectStatus } from '@pegboard/types';
import type { OpenMode } from './click-policy.ts';

/** The state of a link's check at the click: its result, failed, or pending. */
export type CheckState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly status: string; readonly message: string | null };

/** The decision on a click whose link was to be checked. */
export type CheckedDecision =
  | { readonly kind: OpenMode; readonly status: 'ok' | 'error' }
  | { readonly kind: 'warn'; readonly status: BlockedRedirectStatus; readonly message: string }
  /** The check is pending: the server decides, so that the viewer does not wait. */
  | { readonly kind: 'ask-server'; readonly openMode: OpenMode };

/**
 * Returns the decision on a click by its check (OB-04): blocked, suspicious and porn links show a warning
 * instead of opening; without a result or with an error the link continues, as 'error'.
 */
export function checkedDecision(check: CheckState, openMode: OpenMode): CheckedDecision {
  if (check.kind === 'unknown') return { kind: 'ask-server', openMode };
  if (check.kind === 'failed') return { kind: openMode, status: 'error' };
  const { status } = check;
  if (isBlocked(status))
    return { kind: 'warn', status, message: check.message ?? BLOCKED_LINK_MESSAGES[status] };
  return { kind: openMode, status: status === 'ok' ? 'ok' : 'error' };
}

function isBlocked(status: string): status is BlockedRedirectStatus {
  return Object.hasOwn(BLOCKED_LINK_MESSAGES, status);
}
