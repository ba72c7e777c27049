import { createLimiter, subscriberOf } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { findInvite, type Invite } from './find-invite.ts';

const WINDOW_MS = 300_000;
const AN_ADDRESS = 60;
const IN_ALL = 6000;

/** Finds invites for callers. Throws `rate_limited` for those that try too many codes. */
export type InviteLookUp = (viewer: Viewer, code: string, address: string) => Promise<Invite | undefined>;

/** Look-ups limited by address and in all, over both faces together (promises.md). */
export function createInviteLookUp(deps: Pick<Deps, 'db' | 'now'>): InviteLookUp {
  const byAddress = createLimiter({ max: AN_ADDRESS, windowMs: WINDOW_MS, now: deps.now });
  const inAll = createLimiter({ max: IN_ALL, windowMs: WINDOW_MS, now: deps.now });
  return async (viewer, code, address) => {
    inAll.count('');
    byAddress.count(subscriberOf(address));
    return findInvite(deps, viewer, code);
  };
}
