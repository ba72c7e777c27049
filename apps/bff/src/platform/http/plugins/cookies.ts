/** Contains the session token. `__Host-` binds it to this host, over a secure connection only. */
export const SESSION_COOKIE = '__Host-pegboard';
/** Contains the token of a device from which a member logged in; it gives no access. */
export const DEVICE_COOKIE = '__Host-pegboard_device';
/** Contains the token of a log-in whose code is awaited. */
export const PENDING_LOGIN_COOKIE = '__Host-pegboard_login';
/** Contains the grant of a board whose share link has a password that this browser sent. */
export const SHARED_BOARD_COOKIE = '__Host-pegboard_board';
/** Contains the encrypted state of a log-in at a provider. */
export const SIGN_ON_COOKIE = '__Host-pegboard_sso';
/** Contains the token that a change must repeat in `X-CSRFToken` (wire-facts.md). */
export const CSRF_COOKIE = 'csrftoken';
/** The common attributes of the site's cookies. */
export const COOKIE_BASE = { path: '/', secure: true, sameSite: 'lax' } as const;
