import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { AccountSectionName } from '../../portability/member-archive/index.ts';

/** A part of the account data: the tables that it is read from, and its statement. */
type AccountSection = {
  readonly tables: readonly string[];
  readonly query: (member: SignedIn) => SQL;
};

/** Selects the username of a member; null if one of both has blocked the other. */
const usernameOf = (member: SignedIn, column: SQL): SQL => sql`(
  select person.username from users person where person.id = ${column} and ${notBlockedCondition(member, sql`person.id`)})`;
/** Selects the path of a public Pin with a content; null if there is none. */
const pinOf = (column: SQL): SQL => sql`(
  select '/pin/' || pins.id || '/' from pins join boards on boards.id = pins.board_id
  where pins.content_id = ${column} and pins.deleted_at is null and boards.privacy = 'public' order by pins.id limit 1)`;
/** Selects the name of a board that is the member's own or not secret. */
const boardOf = (member: SignedIn, column: SQL): SQL => sql`(
  select board.name from boards board where board.id = ${column} and (board.owner_id = ${member.id} or board.privacy <> 'secret'))`;

/** The statement of rows of one table with the id of the member in a column. */
const ownRows =
  (table: string, column: string, columns: string, newest?: string): ((member: SignedIn) => SQL) =>
  ({ id }) =>
    sql`select ${sql.raw(columns)} from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}
      ${newest === undefined ? sql`` : sql`order by ${sql.raw(newest)} desc`}`;
const own = (table: string, columns: string, newest?: string, column = 'user_id'): AccountSection => ({
  tables: [table],
  query: ownRows(table, column, columns, newest),
});

/**
 * The parts of the account data that are read from tables. None has a secret, a hash, or what others did to the member: who
 * blocked, muted or reported them.
 */
export const TABLE_SECTIONS: Readonly<Record<Exclude<AccountSectionName, 'ad_interests'>, AccountSection>> = {
  account: own(
    'users',
    `id::text, username, email, email_verified_at, new_email, full_name, about, website_url, pronouns, role, is_verified_merchant,
      theme, locale, country, gender, birth_year, ads_by_activity, ads_by_partners, hides_from_search_engines, messages_from,
      mentions_from, comments_from, is_private, follower_count, following_count, created_at`,
    undefined,
    'id',
  ),
  former_usernames: own('former_usernames', 'username, left_at', 'left_at'),
  former_addresses: {
    tables: ['former_board_slugs', 'former_section_slugs'],
    query: ({ id }) => sql`
      select boards.name as board, null as section, former_board_slugs.slug, left_at from former_board_slugs
      join boards on boards.id = former_board_slugs.board_id and boards.owner_id = ${id} where former_board_slugs.owner_id = ${id}
      union all
      select boards.name, board_sections.title, former_section_slugs.slug, left_at from former_section_slugs
      join board_sections on board_sections.id = former_section_slugs.section_id
      join boards on boards.id = board_sections.board_id where boards.owner_id = ${id}
      order by left_at desc`,
  },
  sessions: own('sessions', 'device, country, created_at, last_seen_at, expires_at', 'last_seen_at'),
  devices: own('login_devices', 'last_used_at, trusted_until', 'last_used_at'),
  passkeys: own('passkeys', 'name, created_at, last_used_at', 'created_at'),
  two_step_login: own('two_step_logins', 'created_at, confirmed_at'),
  two_step_changes: own('two_step_changes', 'change, reason, created_at', 'created_at'),
  sign_on_identities: own(
    'sign_on_identities',
    'provider, issuer, subject, email, created_at, last_used_at',
    'created_at',
  ),
  access_tokens: own(
    'access_tokens',
    'app_id, name, scopes, created_at, last_used_at, expires_at',
    'created_at',
  ),
  connected_apps: {
    tables: ['app_grants'],
    query: ({
      id,
    }) => sql`select coalesce(registered_apps.name, app_id) as app, scopes, app_grants.created_at, last_used_at, expires_at
      from app_grants left join registered_apps on registered_apps.id = app_grants.registered_app_id
      where user_id = ${id} order by app_grants.created_at desc`,
  },
  registered_apps: own(
    'registered_apps',
    'name, website_url, redirect_uris, created_at',
    'created_at',
    'owner_id',
  ),
  suspensions: own('account_suspensions', 'reason, starts_at, ends_at', 'starts_at'),
  spam_limits: own('spam_limits', 'rule, sample, count, created_at, lifted_at', 'created_at'),
  messages: {
    tables: ['conversation_messages', 'conversation_members'],
    query: (member) => sql`select message.conversation_id::text as conversation, array(
        select ${usernameOf(member, sql`other.user_id`)} from conversation_members other
        where other.conversation_id = message.conversation_id and other.user_id <> ${member.id}) as others,
        message.text, '/pin/' || message.pin_id || '/' as pin, ${boardOf(member, sql`message.board_id`)} as board, message.created_at
      from conversation_messages message where message.sender_id = ${member.id} order by message.id desc`,
  },
  message_reactions: {
    tables: ['conversation_message_reactions'],
    query: ({ id }) =>
      sql`select message_id::text as message, reaction_type from conversation_message_reactions where user_id = ${id}`,
  },
  notifications: own('news', 'kind, actor_count, last_at, read_at', 'last_at'),
  notification_settings: own('news_settings', 'off'),
  notification_choices: own('notification_choices', 'kind, app, push, mail', 'kind'),
  notification_schedule: own(
    'notification_schedules',
    'time_zone, quiet_from, quiet_until, digest, shows_content',
  ),
  push_devices: own('push_subscriptions', 'device, created_at', 'created_at'),
  email_settings: own('email_settings', 'off'),
  email_survey: own('email_survey_answers', 'reason, comment, answered_at', 'answered_at'),
  followers: {
    tables: ['user_follows'],
    query: (
      member,
    ) => sql`select person.username, user_follows.created_at from user_follows join users person on person.id = follower_id
      where followed_id = ${member.id} and ${notBlockedCondition(member, sql`person.id`)} order by user_follows.created_at desc`,
  },
  follow_requests: {
    tables: ['follow_requests'],
    query: (
      member,
    ) => sql`select ${usernameOf(member, sql`requester_id`)} as requester, ${usernameOf(member, sql`requested_id`)} as requested, created_at
      from follow_requests where requester_id = ${member.id} or requested_id = ${member.id} order by created_at desc`,
  },
  collaborations: {
    tables: ['board_collaborators'],
    query: (member) => sql`select ${boardOf(member, sql`board_id`)} as board, may_edit, may_invite, created_at
      from board_collaborators where user_id = ${member.id} order by created_at desc`,
  },
  board_invites: {
    tables: ['board_invites'],
    query: (
      member,
    ) => sql`select ${boardOf(member, sql`board_id`)} as board, ${usernameOf(member, sql`invited_user_id`)} as invited,
        ${usernameOf(member, sql`invited_by_id`)} as invited_by, may_edit, may_invite, created_at
      from board_invites where invited_user_id = ${member.id} or invited_by_id = ${member.id} order by created_at desc`,
  },
  board_invite_links: {
    tables: ['board_invite_links'],
    query: (
      member,
    ) => sql`select ${boardOf(member, sql`board_id`)} as board, may_edit, may_invite, created_at, expires_at, ended_at
      from board_invite_links where invited_by_id = ${member.id} order by created_at desc`,
  },
  board_share_links: {
    tables: ['board_share_links'],
    query: (
      member,
    ) => sql`select ${boardOf(member, sql`board_id`)} as board, label, guests_may_add, use_count, created_at, expires_at, last_used_at
      from board_share_links where created_by_id = ${member.id} order by created_at desc`,
  },
  board_views: {
    tables: ['board_looks'],
    query: (member) => sql`select ${boardOf(member, sql`board_id`)} as board, card_size, is_pictures_only
      from board_looks where user_id = ${member.id}`,
  },
  reactions: {
    tables: ['reactions'],
    query: ({ id }) =>
      sql`select ${pinOf(sql`reactions.content_id`)} as pin, reaction_type from reactions where user_id = ${id}`,
  },
  comment_reactions: {
    tables: ['comment_reactions'],
    query: ({ id }) =>
      sql`select comment_id::text as comment, reaction_type from comment_reactions where user_id = ${id}`,
  },
  searches: own('recent_searches', 'query, searched_at', 'searched_at'),
  search_days: own('search_days', 'query, day', 'day'),
  home_feed_history: {
    tables: ['home_feed_seen'],
    query: ({ id }) => sql`select ${pinOf(sql`seen.id`)} as pin, updated_at
      from home_feed_seen cross join lateral unnest(content_ids) as seen (id) where user_id = ${id}`,
  },
  hidden_pins: {
    tables: ['pin_feedback'],
    query: ({ id }) => sql`select ${pinOf(sql`pin_feedback.content_id`)} as pin, feedback_type, created_at
      from pin_feedback where user_id = ${id} order by created_at desc`,
  },
  muted: {
    tables: ['mutes'],
    query: ({
      id,
    }) => sql`select kind, coalesce(value, (select username from users where users.id = mutes.member_id),
        (select name from interests where interests.id = mutes.interest_id)) as value, until
      from mutes where user_id = ${id}`,
  },
  muted_sources: own('muted_sources', 'kind, source_id::text as source, has_unfollowed, until'),
  left_out_sources: own('feed_left_out', 'kind, source_id::text as source'),
  blocked_members: {
    tables: ['user_blocks'],
    query: ({
      id,
    }) => sql`select users.username, source, user_blocks.created_at from user_blocks join users on users.id = blocked_id
      where blocker_id = ${id} order by user_blocks.created_at desc`,
  },
  reports: own(
    'reports',
    'kind, object_id::text as object, reason, detail, state, created_at, decided_at',
    'created_at',
    'reporter_id',
  ),
  decisions: {
    tables: ['moderation_decisions', 'appeals'],
    query: ({
      id,
    }) => sql`select kind, object_id::text as object, decision, reasons, excerpt, statement, moderation_decisions.created_at, withdrawn_at,
        appeals.text as appeal, appeals.answer, appeals.answer_text
      from moderation_decisions left join appeals on appeals.decision_id = moderation_decisions.id
      where owner_id = ${id} order by moderation_decisions.created_at desc`,
  },
  blocked_images: own('image_block_hits', 'at', 'at'),
  drafts: own('pin_drafts', 'content, state, scheduled_at, created_at, updated_at', 'updated_at', 'owner_id'),
  uploads: own('uploads', 'status, created_at, expires_at', 'created_at', 'owner_id'),
  video_uploads: own(
    'video_uploads',
    'state, bytes, width, height, duration_ms, created_at, published_at',
    'created_at',
    'owner_id',
  ),
  exports: own('member_exports', 'format, state, bytes, pins, created_at', 'created_at', 'owner_id'),
  imports: own(
    'member_imports',
    'kind, file_name, state, total, created, created_at, active_at',
    'created_at',
    'owner_id',
  ),
  invite_links: own(
    'invite_codes',
    'channel, sign_up_count, created_at, expires_at',
    'created_at',
    'sender_id',
  ),
  guides: own(
    'user_experiences',
    'placement_id, experience_id, view_count, last_viewed_at, completed_at, dismissed_at',
    'last_viewed_at',
  ),
  businesses: {
    tables: ['business_members', 'business_invites'],
    query: ({
      id,
    }) => sql`select businesses.name, role, joined_at, null as invited_until from business_members
        join businesses on businesses.id = business_id where user_id = ${id}
      union all select businesses.name, role, null, expires_at from business_invites
        join businesses on businesses.id = business_id where user_id = ${id}`,
  },
  business_calls: own('business_calls', 'topic, day, part_of_day, time_zone, phone, message', 'day'),
  merchant_requests: own('merchant_requests', 'website, words, state, answer, decided_at', 'id'),
};

const IN_LINES = 'In the lines of the archive, with the boards and Pins.';
const SECRET = 'A secret or its hash, which ends within minutes or with its use.';
const UNDO = 'What an undo or a repeated request needs, deleted within hours.';
const OF_BUSINESS = 'Belongs to a business, whose pages export it.';
const NUMBERS = 'Numbers about own Pins, which the statistics show and export.';

/** The tables with rows of a member that are not parts of the account data, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  boards: IN_LINES,
  board_notes: IN_LINES,
  pins: IN_LINES,
  contents: IN_LINES,
  comments: IN_LINES,
  board_follows: IN_LINES,
  interest_follows: IN_LINES,
  authorization_codes: SECRET,
  recovery_codes: SECRET,
  pending_logins: SECRET,
  passkey_challenges: SECRET,
  password_resets: SECRET,
  idempotency_keys: UNDO,
  board_removals: UNDO,
  bulk_moves: UNDO,
  pin_merges:
    'What the undo of a merge needs, deleted after 7 days; the Pins are in the lines of the archive.',
  imported_items: 'The ids of Pins at other sites, so that a file adds nothing twice.',
  news_actors: 'What others did; the notifications are a part.',
  comment_mentions: 'In the comments of others; the notifications are a part.',
  notification_deliveries: 'What waits to be sent; the notifications are a part.',
  webhook_deliveries: 'Messages to apps, which their pages show for 30 days.',
  board_guest_images: 'Images of guests, which are not the member’s until they are accepted.',
  account_closures: 'A closed account has no sessions and no exports.',
  asset_group_items: OF_BUSINESS,
  customer_lists: OF_BUSINESS,
  catalogs: OF_BUSINESS,
  ad_accounts: OF_BUSINESS,
  business_digests: 'The week of the last digest of a business, so that each is sent once.',
  stat_blocks: NUMBERS,
  stat_hours: NUMBERS,
  video_watch_times: NUMBERS,
};
