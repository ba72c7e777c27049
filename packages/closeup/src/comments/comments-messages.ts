/** The messages of the comments. Numbers are passed together with their localized label. */
export type CommentsMessages = {
  /** The heading; `label` is the localized count. */
  readonly heading: (count: number, label: string) => string;
  readonly empty: string;
  readonly off: string;
  readonly field: string;
  readonly replyField: (name: string) => string;
  readonly editField: string;
  readonly logIn: string;
  readonly send: string;
  readonly save: string;
  readonly cancel: string;
  readonly close: string;
  readonly left: (count: number, label: string) => string;
  readonly over: (count: number, label: string) => string;
  readonly tooLong: string;
  readonly order: string;
  readonly top: string;
  readonly newest: string;
  readonly reply: string;
  /** The accessible name of a reply button; it begins with the visible label. */
  readonly replyTo: (name: string) => string;
  readonly like: (name: string) => string;
  readonly likes: (count: number, label: string) => string;
  readonly more: string;
  readonly less: string;
  readonly showAll: (count: number, label: string) => string;
  readonly showMore: string;
  readonly viewReplies: (count: number, label: string) => string;
  readonly hideReplies: string;
  readonly edited: string;
  readonly removed: string;
  /** The note below a comment that waits for the review of a moderator. */
  readonly held: string;
  readonly sending: string;
  /** The accessible name of a comment's menu. */
  readonly options: (name: string) => string;
  readonly edit: string;
  readonly remove: string;
  readonly report: string;
  readonly removeQuestion: string;
  readonly removeHint: (replyCount: number) => string;
  readonly posted: string;
  readonly replied: string;
  readonly saved: string;
  readonly deleted: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly retry: string;
  readonly failed: string;
};

const plural = new Intl.PluralRules('en-US');

const one = (count: number): boolean => plural.select(count) === 'one';

/** The messages in US English. */
export const commentsMessages: CommentsMessages = {
  heading: (count, label) => (count === 0 ? 'Comments' : `${label} ${one(count) ? 'comment' : 'comments'}`),
  empty: 'No comments yet. Share what you like about it, or ask a question.',
  off: 'Comments are turned off for this Pin.',
  field: 'Add a comment',
  replyField: (name) => `Reply to ${name}`,
  editField: 'Edit comment',
  logIn: 'Log in to comment',
  send: 'Post',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  left: (count, label) => `${label} ${one(count) ? 'character' : 'characters'} left`,
  over: (count, label) => `${label} ${one(count) ? 'character' : 'characters'} too many`,
  tooLong: 'Much too long for a comment',
  order: 'Order of comments',
  top: 'Top',
  newest: 'Newest',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  like: (name) => `Like the comment by ${name}`,
  likes: (count, label) => `${label} ${one(count) ? 'like' : 'likes'}`,
  more: 'more',
  less: 'less',
  showAll: (_, label) => `View all ${label} comments`,
  showMore: 'View more comments',
  viewReplies: (count, label) => (one(count) ? 'View 1 more reply' : `View ${label} more replies`),
  hideReplies: 'Hide replies',
  edited: 'edited',
  removed: 'Removed by a moderator. Only you see this.',
  held: 'Waiting for a moderator’s review. Only you see this until then.',
  sending: 'Posting',
  options: (name) => `More options for the comment by ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  report: 'Report',
  removeQuestion: 'Delete this comment?',
  removeHint: (replyCount) =>
    replyCount === 0 ? 'This cannot be undone.' : 'Its replies go with it. This cannot be undone.',
  posted: 'Comment posted',
  replied: 'Reply posted',
  saved: 'Comment saved',
  deleted: 'Comment deleted',
  loading: 'Loading comments',
  notLoaded: 'We could not load the comments.',
  retry: 'Try again',
  failed: 'That did not work. Check your connection and try again.',
};
