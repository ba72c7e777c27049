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

/** Looks up invites. Throws `rate_limited` after too many codes. */
export type InviteLookup = (viewer: Viewer, code: string, address: string) => Promise<Invite | undefined>;

/** Creates a lookup limited by address and in total, over REST and GraphQL together (promises.md). */
export function createInviteLookup(deps: Pick<Deps, 'db' | 'now' | 'limits'>): InviteLookup {
  return async (viewer, code, address) => {
    await deps.limits.count([AN_ADDRESS, getClientSubnet(address)], [IN_ALL, '']);
    return findInvite(deps, viewer, code);
  };
}
