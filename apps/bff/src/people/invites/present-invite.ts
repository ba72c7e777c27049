import { firstNameLabel, type InviteMetadata } from '@pegboard/types';
import type { UserRow } from '../accounts/index.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Invite } from './find-invite.ts';

/** The sender of an invite as shown to others. */
export type SenderView = {
  readonly entityId: string;
  /** At most 30 characters. */
  readonly firstName: string;
  readonly fullName: string;
  readonly imageMediumUrl: string | null;
  readonly isDefaultImage: boolean;
  readonly shouldShowMessaging: boolean;
};

/** Presents the sender of an invite; the viewer cannot message themselves. */
export function presentSender(sender: UserRow, viewer: Viewer): SenderView {
  const { id, firstName, fullName, imageSignature } = sender;
  return {
    entityId: String(id),
    firstName: firstNameLabel(firstName),
    fullName,
    imageMediumUrl: imageSignature === null ? null : imageUrl(imageSignature, '136x136'),
    isDefaultImage: imageSignature === null,
    shouldShowMessaging: viewer?.id !== id,
  };
}

/** Presents an invite over REST. */
export function presentInvite(invite: Invite, viewer: Viewer): InviteMetadata {
  const sender = presentSender(invite.sender, viewer);
  return {
    sender: {
      id: sender.entityId,
      first_name: sender.firstName,
      full_name: sender.fullName,
      image_medium_url: sender.imageMediumUrl,
      is_default_image: sender.isDefaultImage,
      should_show_messaging: sender.shouldShowMessaging,
    },
    invite_channel: invite.channel,
  };
}
