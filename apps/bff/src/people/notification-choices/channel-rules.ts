import { NEWS_KINDS, SITE_KINDS, type NotificationKind } from './notification-kinds.ts';

/** The ways in which mails of a kind are sent: never, at once, or together in the digest. */
export const MAIL_CHOICES = ['off', 'immediate', 'digest'] as const;

/** One of `MAIL_CHOICES`. */
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** The channels of one kind of notification. */
export type Channels = {
  /** True if they appear in the list of notifications. */
  readonly app: boolean;
  readonly push: boolean;
  readonly mail: MailChoice;
};

/** The channels of all kinds. */
export type ChannelTable = Readonly<Record<NotificationKind, Channels>>;

/** Changes of channels: what is missing stays. */
export type ChannelChanges = Readonly<
  Partial<Record<NotificationKind, { readonly [C in keyof Channels]?: Channels[C] | undefined } | undefined>>
>;

/** The kinds that are pushed unless a member turns them off: those that are addressed to them. Not specified; our choice. */
export const PUSHED_BY_DEFAULT: readonly NotificationKind[] = [
  'follow',
  'follow_request',
  'follow_accepted',
  'board_invite',
  'invite_accepted',
  'comment',
  'reply',
  'mention',
  'story_mention',
  'export_ready',
  'webhook_disabled',
];

/** The kinds that are mailed at once unless a member turns them off. All others are mailed on request only. */
export const MAILED_BY_DEFAULT: readonly NotificationKind[] = ['board_invite', ...SITE_KINDS];

/** The kinds that are computed at each read: there is no moment at which they could be sent. */
export const COMPUTED_KINDS: readonly NotificationKind[] = ['board_pins', 'guest_images'];

/** Returns the channels of a kind for members who have not chosen. */
export function defaultChannels(kind: NotificationKind): Channels {
  return {
    app: true,
    push: PUSHED_BY_DEFAULT.includes(kind),
    mail: MAILED_BY_DEFAULT.includes(kind) ? 'immediate' : 'off',
  };
}

/** Returns the channels of all kinds by those that a member has chosen. */
export function channelTable(chosen: Readonly<Partial<Record<NotificationKind, Channels>>>): ChannelTable {
  const kinds = NEWS_KINDS.map((kind) => [kind, chosen[kind] ?? defaultChannels(kind)]);
  return Object.fromEntries(kinds) as ChannelTable;
}

/** Returns the channels after a change. Computed kinds are neither pushed nor mailed at once: a digest contains them. */
export function changeChannels(table: ChannelTable, changes: ChannelChanges): ChannelTable {
  const kinds = NEWS_KINDS.map((kind) => {
    const { app = table[kind].app, push = table[kind].push, mail = table[kind].mail } = changes[kind] ?? {};
    const channels: Channels = COMPUTED_KINDS.includes(kind)
      ? { app, push: false, mail: mail === 'immediate' ? 'digest' : mail }
      : { app, push, mail };
    return [kind, channels];
  });
  return Object.fromEntries(kinds) as ChannelTable;
}

/** Returns whether a member gets mails of any kind in the digest. */
export const hasDigest = (table: ChannelTable): boolean =>
  Object.values(table).some(({ mail }) => mail === 'digest');

/** Returns whether the site itself causes notifications of a kind. */
export const isSiteKind = (kind: NotificationKind): kind is (typeof SITE_KINDS)[number] =>
  (SITE_KINDS as readonly NotificationKind[]).includes(kind);

/** The lists of mails that a mail unsubscribes from. They are no settings of their own: each is a part of the table. */
export const MAIL_LISTS = ['board_invites', 'notifications', 'digest', 'business_digest'] as const;

/** One of `MAIL_LISTS`. */
export type MailList = (typeof MAIL_LISTS)[number];

/** The kinds that are mailed at once when the list `notifications` is turned on: those that expect an answer. */
const CONVERSATION: readonly NotificationKind[] = ['comment', 'reply', 'mention', 'story_mention'];

/** Returns the list to which the mails of a kind belong; undefined if there are none, or if they are about the account itself. */
function listOf(kind: NotificationKind, mail: MailChoice): MailList | undefined {
  if (mail === 'off') return undefined;
  if (mail === 'digest') return 'digest';
  if (kind === 'business_digest') return 'business_digest';
  if (isSiteKind(kind)) return undefined;
  return kind === 'board_invite' ? 'board_invites' : 'notifications';
}

/** Returns the lists by which a member gets mails. */
export function mailLists(table: ChannelTable): Readonly<Record<MailList, boolean>> {
  const used = new Set(NEWS_KINDS.map((kind) => listOf(kind, table[kind].mail)));
  return {
    board_invites: used.has('board_invites'),
    notifications: used.has('notifications'),
    digest: used.has('digest'),
    business_digest: used.has('business_digest'),
  };
}

/**
 * Returns the changes that turn lists of mails on or off. Turned off, all kinds of the list are no longer mailed. A list that is
 * turned on gets kinds that are not mailed: `board_invites` the invites, `notifications` comments and mentions, `digest` all,
 * and `business_digest` the numbers of businesses.
 */
export function changeLists(
  table: ChannelTable,
  changes: Readonly<Partial<Record<MailList, boolean | undefined>>>,
): ChannelChanges {
  const current = mailLists(table);
  const mails = new Map(NEWS_KINDS.map((kind) => [kind, table[kind].mail]));
  for (const list of MAIL_LISTS)
    if (changes[list] === false)
      for (const kind of NEWS_KINDS) if (listOf(kind, table[kind].mail) === list) mails.set(kind, 'off');
  const turnOn = (list: MailList, kinds: readonly NotificationKind[], mail: MailChoice): void => {
    if (changes[list] !== true || current[list]) return;
    for (const kind of kinds) if (mails.get(kind) === 'off') mails.set(kind, mail);
  };
  turnOn('board_invites', ['board_invite'], 'immediate');
  turnOn('notifications', CONVERSATION, 'immediate');
  turnOn('business_digest', ['business_digest'], 'immediate');
  turnOn('digest', NEWS_KINDS, 'digest');
  return Object.fromEntries([...mails].map(([kind, mail]) => [kind, { mail }]));
}
