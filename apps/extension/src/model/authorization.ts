import { BROWSER_EXTENSION } from '@pegboard/types';

/** The values of an authorization that never leave the extension before its code is exchanged. */
export type PendingAuthorization = {
  readonly site: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
};

/** The answer to an authorization request. */
export type AuthorizationResult =
  | { readonly kind: 'granted'; readonly code: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'invalid' };

/** Returns bytes in base64url (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Returns the code challenge of a verifier by `S256` (RFC 7636, 4.2). */
export async function codeChallenge(verifier: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}

/** Returns the address of the site's page on which a member allows the extension to act for them. */
export async function authorizationUrl({
  site,
  redirectUri,
  state,
  verifier,
}: PendingAuthorization): Promise<string> {
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: BROWSER_EXTENSION.clientId,
    redirect_uri: redirectUri,
    scope: BROWSER_EXTENSION.scopes.join(' '),
    state,
    code_challenge: await codeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return `${site}/oauth/?${parameters}`;
}

/** Reads the address to which the site redirected: an answer to another request, or of another site, is invalid (RFC 9207). */
export function parseRedirect(
  address: string,
  { site, redirectUri, state }: PendingAuthorization,
): AuthorizationResult {
  const url = URL.parse(address);
  if (!url || url.origin + url.pathname !== redirectUri) return { kind: 'invalid' };
  const { searchParams } = url;
  if (searchParams.get('state') !== state || searchParams.get('iss') !== site) return { kind: 'invalid' };
  if (searchParams.get('error') === 'access_denied') return { kind: 'denied' };
  const code = searchParams.get('code');
  return code === null ? { kind: 'invalid' } : { kind: 'granted', code };
}
