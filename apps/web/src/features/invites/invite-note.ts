import type { InviteMetadata } from '@pegboard/types';

/** The sender and channel of a shared pin. */
export type SharedInvite = {
  readonly channel: number | null;
  readonly senderId: string;
  /** At most 30 characters. */
  readonly firstName: string;
  readonly imageUrl: string | null;
  /** True if the two members can message each other. */
  readonly mayMessage: boolean;
};

/** The viewer of a shared pin, and their device. */
export type InviteReader = {
  readonly viewerId: string | undefined;
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly isBot: boolean;
};

/** Returns the invite of a look-up; undefined if it names no one. */
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

/** The channels of invites without a popover. Source: IV-02. */
export const CHANNELS_WITHOUT_POPOVER: ReadonlySet<number> = new Set([5, 9, 12, 16]);

/**
 * Returns how a viewer learns who shared a pin, in addition to the header: a visitor on a desktop by a
 * popover, except for some channels; a member by a toast. Only if the sender is someone else and the two can
 * message each other. Source: IV-02.
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

/** Returns whether the header above a shared pin names its sender: for everyone except the sender. */
export const hasSenderHeader = ({ senderId }: SharedInvite, { viewerId, isBot }: InviteReader): boolean =>
  !isBot && senderId !== viewerId;
