import type { ResourceResult } from '@pegboard/resource-client';
import { inviteMetadataSchema } from '@pegboard/types';
import type { InviteCodeQuery } from '../../data/generated/graphql.ts';
import { sharedInvite, type SharedInvite } from './invite-note.ts';

/** The two ports for looking up an invite. */
export type InvitePorts = {
  readonly ask: (code: string) => Promise<InviteCodeQuery>;
  readonly call: (code: string) => Promise<ResourceResult<unknown>>;
};

/**
 * Looks up the sender of an invite, by GraphQL and, on failure, by the resource. Undefined for a code that is
 * unknown, expired or cannot be looked up (IV-01): never rejects.
 */
export async function lookUpInvite(ports: InvitePorts, code: string): Promise<SharedInvite | undefined> {
  const answer = await ports.ask(code).catch(() => undefined);
  if (answer)
    return answer.result.__typename === 'InviteCodeData' ? fromQuery(answer.result.data) : undefined;
  const result = await ports.call(code).catch(() => undefined);
  const metadata = result?.ok ? inviteMetadataSchema.safeParse(result.data).data : undefined;
  return metadata && sharedInvite(metadata);
}

type Found = Extract<InviteCodeQuery['result'], { __typename: 'InviteCodeData' }>['data'];

const fromQuery = ({ inviteChannel, sender }: Found): SharedInvite | undefined =>
  sharedInvite({
    invite_channel: inviteChannel,
    sender: {
      id: sender.entityId,
      first_name: sender.firstName,
      full_name: sender.fullName,
      image_medium_url: sender.imageMediumUrl,
      is_default_image: sender.isDefaultImage,
      should_show_messaging: sender.shouldShowMessaging,
    },
  });
