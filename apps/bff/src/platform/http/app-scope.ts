/** The scopes that a member can grant to an app, by the names of the public API. */
export const APP_SCOPES = ['boards:read', 'boards:write', 'pins:write'] as const;

/** The permission of an app to do one kind of thing for a member. */
export type AppScope = (typeof APP_SCOPES)[number];
