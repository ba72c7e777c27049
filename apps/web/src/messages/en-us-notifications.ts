/** The values of a notification's text: the actor, the board, the number of pins shown, the app, the business, and the number of actions. */
type NotificationParams = {
  readonly who: string;
  readonly board: string;
  readonly pins: number;
  readonly app: string;
  readonly business: string;
  readonly count: number;
};

/** The texts of the notifications, in US English. */
export const notificationTexts = {
  title: 'Notifications',
  settings: 'Settings',
  markAll: 'Mark all as read',
  notMarked: 'Not marked as read. Try again.',
  filter: 'Kinds of notifications',
  filters: {
    all: 'All',
    saves: 'Saves',
    comments: 'Comments',
    reactions: 'Reactions',
    people: 'Followers',
    boards: 'Boards',
    account: 'Account',
  },
  noneOfFilter: 'There are no notifications of this kind.',
  none: 'Nothing yet',
  noneHint: 'New followers, saves and comments appear here.',
  unread: 'New',
  more: 'Show more',
  loading: 'Loading more',
  failed: 'Couldn’t load more.',
  somebody: 'Someone',
  /** One or two by name, the others by number. */
  people: ([first, second]: readonly string[], count: number): string => {
    if (first === undefined) return 'Someone';
    if (count <= 1) return first;
    if (count === 2 && second !== undefined) return `${first} and ${second}`;
    return count === 2 ? `${first} and one other` : `${first} and ${count - 1} others`;
  },
  kinds: {
    follow: ({ who }) => `${who} started following you`,
    follow_request: ({ who }) => `${who} wants to follow you`,
    follow_accepted: ({ who }) => `${who} accepted your request to follow`,
    board_follow: ({ who, board }) => `${who} started following your board ${board}`,
    save: ({ who }) => `${who} saved your Pin`,
    board_invite: ({ who, board }) => `${who} invited you to join the board ${board}`,
    invite_accepted: ({ who, board }) => `${who} joined your board ${board}`,
    comment: ({ who }) => `${who} commented on your Pin`,
    reply: ({ who }) => `${who} replied to your comment`,
    mention: ({ who }) => `${who} mentioned you in a comment`,
    story_mention: ({ who }) => `${who} mentioned you in a story`,
    reaction: ({ who }) => `${who} reacted to your Pin`,
    comment_reaction: ({ who }) => `${who} reacted to your comment`,
    board_pins: ({ board, pins }) => `${pins === 1 ? 'A new Pin' : 'New Pins'} on ${board}`,
    guest_images: ({ board, count }) =>
      count === 1
        ? `An image from a guest waits for your review on ${board}`
        : `${count} images from guests wait for your review on ${board}`,
    export_ready: ({ count }) =>
      count === 1 ? 'Your export is ready to download' : `${count} exports are ready to download`,
    webhook_disabled: ({ app }) => `A webhook of ${app} was disabled because its deliveries failed`,
    business_digest: ({ business }) => `The numbers of ${business} for last week are ready`,
  } satisfies Readonly<Record<string, (params: NotificationParams) => string>>,
} as const;
