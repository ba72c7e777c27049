import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CONTACT_AUDIENCES } from './contact-audiences.ts';
import { SIGN_UP_WAIT_REASONS } from './sign-up-wait-reasons.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';

const id = () => bigint({ mode: 'bigint' });

/** Accounts of members and businesses. `username` and `email` are stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    /** The time at which the member opened a link that was sent to `email`. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Replaces `email` once the link sent to it is opened. */
    newEmail: text('new_email'),
    passwordHash: text('password_hash').notNull(),
    /** False if the member signed up with a provider and has set no password: no password has the hash (AC-09). */
    hasPassword: boolean('has_password').notNull().default(true),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    about: text(),
    websiteUrl: text('website_url'),
    pronouns: text(),
    imageId: bigint('image_id', { mode: 'bigint' }),
    isVerifiedMerchant: boolean('is_verified_merchant').notNull().default(false),
    role: text({ enum: ['user', 'moderator', 'employee'] })
      .notNull()
      .default('user'),
    theme: text({ enum: ['auto', 'light', 'dark'] })
      .notNull()
      .default('auto'),
    locale: text().notNull().default('en-US'),
    country: text().notNull().default('US'),
    gender: text({ enum: ['female', 'male', 'unspecified'] })
      .notNull()
      .default('unspecified'),
    birthYear: smallint('birth_year'),
    /** True if ads may be selected by activity and own statements. */
    adsByActivity: boolean('ads_by_activity').notNull().default(true),
    /** True if ads may be selected by partner data; null until the member decides. */
    adsByPartners: boolean('ads_by_partners'),
    /** True if search engines must not list the profile, its boards and its pins (AC-04). */
    hidesFromSearchEngines: boolean('hides_from_search_engines').notNull().default(false),
    /** True if only approved followers see the profile, its boards and its pins (AC-04). */
    isPrivate: boolean('is_private').notNull().default(false),
    /** True while a rule against spam limits the reach of the member (OP-09): as with a private profile, and their comments too. */
    isLimited: boolean('is_limited').notNull().default(false),
    /** The members who may message, mention and comment (AC-04). */
    messagesFrom: text('messages_from', { enum: CONTACT_AUDIENCES }).notNull().default('everyone'),
    mentionsFrom: text('mentions_from', { enum: CONTACT_AUDIENCES }).notNull().default('everyone'),
    commentsFrom: text('comments_from', { enum: CONTACT_AUDIENCES }).notNull().default('everyone'),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_email').on(table.email),
    index('users_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
    /** The lookup of the rule of visibility: as small as the number of private profiles and limited members. */
    index('users_restricted')
      .on(table.id)
      .where(sql`(${table.isPrivate} or ${table.isLimited})`),
    /** The search of the team for members (OP-06): the unique indexes find a beginning only if the collation is that of C. */
    index('users_username_prefix')
      .on(sql`${table.username} text_pattern_ops`)
      .concurrently(),
    index('users_email_prefix')
      .on(sql`${table.email} text_pattern_ops`)
      .concurrently(),
    index('users_full_name').on(sql`lower(${table.fullName}) text_pattern_ops`),
    check(
      'users_lower_case',
      sql`${table.username} = lower(${table.username}) and ${table.email} = lower(${table.email})`,
    ),
  ],
);

/**
 * Accounts that their members closed (AC-03): hidden from everyone. A deactivated one has no `deleteAt`, and stays until its
 * member logs in; a deleted one is erased after `deleteAt`.
 */
export const accountClosures = pgTable(
  'account_closures',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
    deleteAt: timestamp('delete_at', { withTimezone: true }),
    /** The time at which erasing began; from then on the account cannot be kept. */
    erasingAt: timestamp('erasing_at', { withTimezone: true }),
  },
  (table) => [
    index('account_closures_due')
      .on(table.deleteAt)
      .where(sql`${table.deleteAt} is not null`),
  ],
);

/** Sign-ups that wait for the approval of the team: no account exists before (OP-06). */
export const signUpRequests = pgTable(
  'sign_up_requests',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    username: text(),
    locale: text(),
    /** The identity at a provider with which the account is created; null for one with a password (AC-09). */
    identity: jsonb().$type<SignOnIdentity>(),
    /** The reason for which it waits. */
    reason: text({ enum: SIGN_UP_WAIT_REASONS }).notNull().default('mode'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sign_up_requests_email').on(table.email)],
);

/** A member as a provider of single sign-on knows them: never by their email, which can change and can be claimed by others. */
export type SignOnIdentity = {
  /** `site` for the provider of the operator, else the id of the domain of a business. */
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
};

/** Identities at providers with which members log in (AC-09). */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    id: id().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The email that the provider sent when the identity was linked, by which members recognise it. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('sign_on_identities_subject').on(table.provider, table.issuer, table.subject),
    index('sign_on_identities_user').on(table.userId, table.id),
  ],
);

/** Members whom the team suspended (OP-06): until `endsAt`, or until it is lifted, they cannot log in. */
export const accountSuspensions = pgTable('account_suspensions', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The reason, which the member sees. */
  reason: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  /** Null if it has no end. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/** Former usernames: addresses with one redirect to its last owner, until someone claims the name. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('former_usernames_user').on(table.userId)],
);

/** Sessions by the SHA-256 of their token, so that the database alone gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Browser and system, such as `Chrome, Windows`; empty if unknown. */
    device: text().notNull().default(''),
    country: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Public keys of passkeys, whose private halves are stored on the members' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In base64url, encoded as COSE. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** Two-step login of members: the secret of their authenticator app, confirmed by a first code (AC-05). */
export const twoStepLogins = pgTable('two_step_logins', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by `sealSecret`. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** The time of the first right code; null while it is being set up. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The number of the 30 seconds whose code was used last: it and earlier ones are rejected. */
  lastTimeStep: bigint('last_time_step', { mode: 'number' }).notNull().default(0),
});

/** Unused recovery codes of two-step login, by their SHA-256. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Log-ins whose password was right and whose code is awaited, by the SHA-256 of their token. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keepsAccount: boolean('keeps_account').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pending_logins_user').on(table.userId)],
);

/** Devices from which members logged in, by the SHA-256 of the token in their cookie. */
export const loginDevices = pgTable(
  'login_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** Until then a log-in from the device needs no code. */
    trustedUntil: timestamp('trusted_until', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('login_devices_user').on(table.userId),
  ],
);

/** Changes of two-step login, for audits: by the member, or by an operator with a reason. */
export const twoStepChanges = pgTable(
  'two_step_changes',
  {
    id: id().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    change: text({ enum: ['on', 'off', 'codes_replaced', 'code_used', 'off_by_operator'] }).notNull(),
    /** The reason that an operator gave. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('two_step_changes_user').on(table.userId, table.id)],
);

/**
 * Challenges that a passkey has to sign, by their SHA-256, valid once for five minutes. Those without a user
 * are for logging in.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);

/** Links that set a new password, by the SHA-256 of their token. A used one stays until it is purged. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Apps that members registered to act for other members by OAuth (AC-06). */
export const registeredApps = pgTable(
  'registered_apps',
  {
    /** The client id (RFC 6749, 2.2). */
    id: text().primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    websiteUrl: text('website_url').notNull(),
    /** The only addresses that receive its codes, equal byte by byte. */
    redirectUris: text('redirect_uris').array().notNull(),
    /** The SHA-256 of the secret; null for a public client, which has none. */
    secretHash: text('secret_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('registered_apps_owner').on(table.ownerId, table.createdAt)],
);

/** Grants: the scopes that a member allowed to an app. All codes and tokens of a grant end with it. */
export const appGrants = pgTable(
  'app_grants',
  {
    id: id().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    /** The same as `app_id`; null for an app that is part of the site. */
    registeredAppId: text('registered_app_id').references(() => registeredApps.id, { onDelete: 'cascade' }),
    scopes: text().array().$type<AppScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the last use of a token, to the hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('app_grants_user').on(table.userId, table.id),
    index('app_grants_registered_app').on(table.registeredAppId),
  ],
);

/**
 * Access tokens by the SHA-256 of each: those of apps belong to a grant, those that members made for scripts have a name. Each
 * has the rights of its scopes until it expires (AC-06).
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    grantId: bigint('grant_id', { mode: 'bigint' }).references(() => appGrants.id, { onDelete: 'cascade' }),
    /** The name that the member gave to a personal access token. */
    name: text(),
    scopes: text().array().$type<AppScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the last use, to the hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('access_tokens_hash').on(table.tokenHash),
    index('access_tokens_user').on(table.userId, table.id),
    index('access_tokens_grant').on(table.grantId),
  ],
);

/** Authorization codes by the SHA-256 of each: exchanged once for tokens, by the app that has the verifier (RFC 7636). */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    grantId: bigint('grant_id', { mode: 'bigint' }).references(() => appGrants.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    scopes: text().array().$type<AppScope[]>().notNull(),
    /** The SHA-256 of the verifier, in base64url. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Of no use since codes belong to grants; dropped in the next release, because the last one writes it. */
    tokenId: bigint('token_id', { mode: 'bigint' }),
  },
  (table) => [
    index('authorization_codes_user').on(table.userId),
    index('authorization_codes_grant').on(table.grantId),
  ],
);

/** Refresh tokens by the SHA-256 of each: used once, for the next ones. A used one stays, to detect its theft (RFC 9700, 4.14). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    grantId: bigint('grant_id', { mode: 'bigint' })
      .notNull()
      .references(() => appGrants.id, { onDelete: 'cascade' }),
    scopes: text().array().$type<AppScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_grant').on(table.grantId)],
);

/** Follows of profiles. */
export const userFollows = pgTable(
  'user_follows',
  {
    followerId: bigint('follower_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: bigint('followed_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_follows_once').on(table.followerId, table.followedId),
    index('user_follows_followed').on(table.followedId, table.createdAt, table.followerId),
    index('user_follows_follower').on(table.followerId, table.createdAt, table.followedId),
  ],
);

/** Requests to follow private profiles (AC-04). A declined or withdrawn one is deleted, an accepted one becomes a follow. */
export const followRequests = pgTable(
  'follow_requests',
  {
    requesterId: bigint('requester_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedId: bigint('requested_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.requesterId, table.requestedId] }),
    index('follow_requests_requested').on(table.requestedId, table.createdAt, table.requesterId),
    check('follow_requests_another', sql`${table.requesterId} <> ${table.requestedId}`),
  ],
);

/** Blocks: neither member sees the other (FB-06). */
export const userBlocks = pgTable(
  'user_blocks',
  {
    blockerId: bigint('blocker_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: bigint('blocked_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page and subject of the block, as sent by the client. */
    source: text(),
    context: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('user_blocks_blocked').on(table.blockedId, table.blockerId),
    check('user_blocks_another', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);
