import { boardPath } from './paths.ts';
import { pinEditPath, repinPath } from './pin-paths.ts';

/** The visitor's intent before logging in, with the data for the redirect. */
export type LoginAttempt =
  | { readonly kind: 'save' | 'edit'; readonly pinId: string }
  | { readonly kind: 'board-invite'; readonly board: { readonly url: string } }
  | { readonly kind: 'other' };

/**
 * Returns the redirect after logging in: to the save screen after a save attempt, to the edit page after an
 * edit attempt, to the board after an invitation, otherwise to the current page. Always a path of this site.
 * Source: RT-07.
 */
export function getLoginRedirect(attempt: LoginAttempt, currentPath: string): string {
  switch (attempt.kind) {
    case 'save':
      return repinPath(attempt.pinId);
    case 'edit':
      return pinEditPath(attempt.pinId);
    case 'board-invite':
      return getSafeRedirect(attempt.board.url === '' ? currentPath : boardPath(attempt.board));
    case 'other':
      return getSafeRedirect(currentPath);
  }
}

/**
 * Placeholder for our origin, which is not known here: an address that resolves to another origin leaves the
 * site.
 */
const HERE = 'https://here.invalid';
const STARTS_AT_OUR_ROOT = /^\/(?![/\\])/;
const CONTROLS = /\p{Cc}/u;
/** A slash or backslash, plain or percent-encoded any number of times, where a host name would begin. */
const HOST_BEGINS = /^\/(?:[/\\]|%(?:25)*(?:2f|5c))/i;

/**
 * Returns the path to redirect to after a login: `next` if browsers resolve it within this site, otherwise
 * `/`. Rejected are addresses of other sites, `//` and `/\` in any spelling, also if dots or an encoding hide
 * them, and control characters, which browsers strip. Source: RT-07.
 */
export function getSafeRedirect(next: string | null): string {
  if (next === null || !STARTS_AT_OUR_ROOT.test(next) || CONTROLS.test(next)) return '/';
  const address = new URL(next, HERE);
  if (address.origin !== HERE || HOST_BEGINS.test(address.pathname)) return '/';
  return address.pathname + address.search + address.hash;
}
