/** The distribution keys of the tables that most requests read and that grow with pins or members. docs/scaling.md explains the choices. */
export const DISTRIBUTION_KEYS = {
  contents: 'id',
  images: 'id',
  pins: 'content_id',
  boards: 'id',
  board_collaborators: 'board_id',
  users: 'id',
  sessions: 'token_hash',
  user_follows: 'follower_id',
  user_blocks: 'blocker_id',
  pin_feedback: 'user_id',
  reactions: 'content_id',
  comments: 'content_id',
  news: 'user_id',
  idempotency_keys: 'user_id',
  recent_searches: 'user_id',
  home_feed_seen: 'user_id',
} as const satisfies Readonly<Record<string, string>>;
