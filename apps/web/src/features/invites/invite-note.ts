import type { InviteMetadata } from '@pegboard/types';

/** Who shared a pin, and by which way. */
export type SharedInvite = {
  readonly channel: number | null;
  readonly senderId: string;
  /** 30 characters at most. */
  readonly firstName: string;
  readonly imageUrl: string | null;
  /** Whether a message may go from the one to the other. */
  readonly mayMessage: boolean;
};

/** Who looks at a shared pin, and on what. */
export type InviteReader = {
  readonly viewerId: string | undefined;
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly isBot: boolean;
};

/** The invite that a look-up tells of; undefined when it names nobody. */
export function sharedInvite({ sender, invite_channel: channel }: InviteMetadata): SharedInvite | undefined {
  if (!sender) return undefined;
  return {
    channel: channel ?? null,
    senderId: sender.id,
    firstName: sender.first_name,
    imageUrl: sender.is_default_image ? null : (sender.image_medium_url ?? null),
    mayMessage: sender.should_show_messaging ?? false,
  };
}

/** Invites that came by these ways open no popover. Source: IV-02. */
export const CHANNELS_WITHOUT_POPOVER: ReadonlySet<number> = new Set([5, 9, 12, 16]);

/**
 * How a reader is told who shared a pin, beside the header that names them: a visitor at a desktop by a popover, except
 * for some channels, a member on a phone or at a desktop by a toast; only if the sender is somebody else and messages may
 * go between the two. Source: IV-02.
 */
export function inviteNote(
  { channel, senderId, mayMessage }: SharedInvite,
  { viewerId, device, isBot }: InviteReader,
): 'popover' | 'toast' | undefined {
  if (isBot || senderId === viewerId || !mayMessage) return undefined;
  if (viewerId !== undefined) return device === 'tablet' ? undefined : 'toast';
  if (device !== 'desktop' || (channel !== null && CHANNELS_WITHOUT_POPOVER.has(channel))) return undefined;
  return 'popover';
}

/** Whether the header above a shared pin names its sender: to everybody but themselves. */
export const hasSenderHeader = ({ senderId }: SharedInvite, { viewerId, isBot }: InviteReader): boolean =>
  !isBot && senderId !== viewerId;
