/** The scopes that a member can grant to an app, by the names of the public API. */
export const APP_SCOPES = [
  'user_accounts:read',
  'boards:read',
  'boards:read_secret',
  'boards:write',
  'boards:write_secret',
  'pins:read',
  'pins:read_secret',
  'pins:write',
  'pins:write_secret',
  'catalogs:read',
  'ads:read',
  'graphql:read',
] as const;

/** The permission of an app to do one kind of thing for a member. */
export type AppScope = (typeof APP_SCOPES)[number];

const SCOPES: ReadonlySet<string> = new Set(APP_SCOPES);

/** Returns whether a text is the name of a scope. */
export function isAppScope(text: string): text is AppScope {
  return SCOPES.has(text);
}
