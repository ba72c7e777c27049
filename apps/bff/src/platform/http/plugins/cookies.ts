/** Contains the session token. `__Host-` binds it to this host, over a secure connection only. */
export const SESSION_COOKIE = '__Host-pegboard';
/** Contains the token that a change must repeat in `X-CSRFToken` (wire-facts.md). */
export const CSRF_COOKIE = 'csrftoken';
/** The common attributes of the site's cookies. */
export const COOKIE_BASE = { path: '/', secure: true, sameSite: 'lax' } as const;
