import type { Deps } from './deps.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { findInvite, type Invite } from './find-invite.ts';

const WINDOW_MS = 300_000;
const AN_ADDRESS = defineLimit({
  name: 'invite codes an address',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});
const IN_ALL = defineLimit({ name: 'invite codes in all', max: 6000, windowMs: WINDOW_MS, against: 'abuse' });

/** Finds invites for callers. Throws `rate_limited` for those that try too many codes. */
export type InviteLookup = (viewer: Viewer, code: string, address: string) => Promise<Invite | undefined>;

/** Look-ups limited by address and in all, over both faces together (promises.md). */
export function createInviteLookup(deps: Pick<Deps, 'db' | 'now' | 'limits'>): InviteLookup {
  return async (viewer, code, address) => {
    await deps.limits.count([AN_ADDRESS, getClientSubnet(address)], [IN_ALL, '']);
    return findInvite(deps, viewer, code);
  };
}
