/** The scopes that a member can grant to an app, by the names of the public API. */
export const APP_SCOPES = [
  'user_accounts:read',
  'boards:read',
  'boards:write',
  'boards:read_secret',
  'boards:write_secret',
  'pins:read',
  'pins:write',
  'pins:read_secret',
  'pins:write_secret',
  'catalogs:read',
  'graphql:read',
] as const;

/** The permission of an app to do one kind of thing for a member. */
export type AppScope = (typeof APP_SCOPES)[number];
