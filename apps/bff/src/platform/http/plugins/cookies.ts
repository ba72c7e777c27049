/** Holds the session's token. `__Host-` binds it to this host, over a secure connection only. */
export const SESSION_COOKIE = '__Host-pegboard';
/** Holds the token that a change must repeat in `X-CSRFToken` (wire-facts.md). */
export const CSRF_COOKIE = 'csrftoken';
/** What all cookies of the site have in common. */
export const COOKIE_BASE = { path: '/', secure: true, sameSite: 'lax' } as const;
