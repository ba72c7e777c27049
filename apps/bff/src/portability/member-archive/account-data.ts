/** The name of the file with the account data, inside the ZIP. */
export const ACCOUNT_FILE = 'account.json';
/** The name of its page of the reader. */
export const ACCOUNT_PAGE = 'account.html';

/** The parts of the account data, in the order of the page. */
export const ACCOUNT_SECTIONS = [
  'account',
  'former_usernames',
  'former_addresses',
  'sessions',
  'devices',
  'passkeys',
  'two_step_login',
  'two_step_changes',
  'sign_on_identities',
  'access_tokens',
  'connected_apps',
  'registered_apps',
  'suspensions',
  'spam_limits',
  'messages',
  'message_reactions',
  'notifications',
  'notification_settings',
  'notification_choices',
  'notification_schedule',
  'push_devices',
  'email_settings',
  'email_survey',
  'followers',
  'follow_requests',
  'collaborations',
  'board_invites',
  'board_invite_links',
  'board_share_links',
  'board_views',
  'reactions',
  'comment_reactions',
  'searches',
  'search_days',
  'home_feed_history',
  'hidden_pins',
  'muted',
  'muted_sources',
  'left_out_sources',
  'blocked_members',
  'ad_interests',
  'reports',
  'decisions',
  'blocked_images',
  'drafts',
  'uploads',
  'video_uploads',
  'exports',
  'imports',
  'invite_links',
  'guides',
  'businesses',
  'business_calls',
  'merchant_requests',
] as const;

/** The name of a part of the account data. */
export type AccountSectionName = (typeof ACCOUNT_SECTIONS)[number];
/** An entry of a part: values of JSON by their names. */
export type AccountRow = Readonly<Record<string, unknown>>;
/** The data that the site stores about a member beside their boards and Pins: the entries of each part, the newest first. */
export type AccountData = Readonly<Record<AccountSectionName, readonly AccountRow[]>>;
