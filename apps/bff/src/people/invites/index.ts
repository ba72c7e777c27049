import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { createInviteLookup } from './look-up.ts';
import { inviteResolvers } from './resolvers.ts';
import { inviteResources } from './resources.ts';

export { makeInviteCode } from './make-invite-code.ts';
export { redeemInvite } from './redeem-invite.ts';
export { hashOfInviteCode, inviteCodeSchema, inviteEnd, newInviteCode } from './rules.ts';
export { inviteCodes } from './tables.ts';

/** Invites: codes that members send, and their senders. */
export function invitesModule(deps: Deps): Module {
  const lookUp = createInviteLookup(deps);
  return { resolvers: inviteResolvers(lookUp), resources: inviteResources(deps, lookUp) };
}
