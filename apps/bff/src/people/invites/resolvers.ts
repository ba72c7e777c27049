import { ERRORS } from '../../platform/errors/errors.ts';
import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import type { InviteLookup } from './look-up.ts';
import { presentSender } from './present-invite.ts';
import { inviteCodeSchema } from './rules.ts';

/** GraphQL resolvers of invites. */
export function inviteResolvers(lookUp: InviteLookup): Resolvers {
  return {
    Query: {
      async v3GetInviteCodeQuery(_, { inviteCode }, { viewer, address }) {
        const code = inviteCodeSchema.safeParse(inviteCode);
        const invite = code.success ? await lookUp(viewer, code.data, address) : undefined;
        if (!invite) return { __typename: 'NotFound', message: ERRORS.invite_not_found.message };
        const data = { sender: presentSender(invite.sender, viewer), inviteChannel: invite.channel };
        return { __typename: 'InviteCodeData', data };
      },
    },
  };
}
