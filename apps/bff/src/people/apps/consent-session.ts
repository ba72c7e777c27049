import type { AdapterPayload } from 'oidc-provider';

/** The answer of a member to an authorization request: not given yet, a grant, or a denial. */
export type Consent = {
  readonly accountId: string;
  readonly clientId?: string;
  readonly grantId?: string;
  readonly isDenied?: boolean;
};

/**
 * Returns the session cookie with the member who answers an authorization request and their answer, for `oidc-provider`. It exists
 * within one request: the site has its own sessions, and neither this cookie nor one of a browser is passed on.
 */
export function writeConsent(consent: Consent): string {
  return Buffer.from(JSON.stringify(consent)).toString('base64url');
}

/** Returns the session in a cookie of `writeConsent`. */
export function parseConsent(cookie: string): AdapterPayload {
  const consent = JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Consent;
  const { accountId, clientId, grantId, isDenied = false } = consent;
  const now = Math.floor(Date.now() / 1000);
  return {
    kind: 'Session',
    jti: cookie,
    uid: accountId,
    accountId,
    loginTs: now,
    iat: now,
    exp: now + 60,
    state: { isDenied },
    ...(clientId !== undefined && grantId !== undefined
      ? { authorizations: { [clientId]: { grantId } } }
      : {}),
  };
}
