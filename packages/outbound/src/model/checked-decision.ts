import { BLOCKED_LINK_MESSAGES, type BlockedRedirectStatus } from '@pegboard/types';
import type { OpenMode } from './click-policy.ts';

/** What is known of a link when it is clicked: the answer of its check, that it failed, or not yet anything. */
export type CheckState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly status: string; readonly message: string | null };

/** What becomes of a click on a link that was to be checked. */
export type CheckedDecision =
  | { readonly kind: OpenMode; readonly status: 'ok' | 'error' }
  | { readonly kind: 'warn'; readonly status: BlockedRedirectStatus; readonly message: string }
  /** Nobody knows yet: an address of ours decides, and the reader does not wait. */
  | { readonly kind: 'ask-server'; readonly openMode: OpenMode };

/**
 * What becomes of a click by what the check says (OB-04): blocked, suspicious and porn are warned of in place of being
 * opened; without a result or with an error the link continues, as 'error'.
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
