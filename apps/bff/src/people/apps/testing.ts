import { createHash, randomBytes } from 'node:crypto';
import type { TestApp, TestVisitor } from '../../testing/app.ts';

/** The app of a test, as its developer knows it. */
export type TestClient = {
  readonly clientId: string;
  readonly secret: string | null;
  readonly redirectUri: string;
};

export const REDIRECT = 'https://app.example/callback';

/** Returns a verifier of PKCE (RFC 7636). */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Registers an app by the member, and returns it. */
export async function registerClient(
  member: TestVisitor,
  { isConfidential = false, redirectUri = REDIRECT, name = 'Test app' } = {},
): Promise<TestClient> {
  const { data } = await member.call('RegisteredApp', 'create', {
    name,
    website_url: 'https://app.example',
    redirect_uris: [redirectUri],
    is_confidential: isConfidential,
  });
  return { clientId: data.client_id, secret: data.client_secret, redirectUri };
}

/** Returns the query of an authorization request. A change to undefined removes a parameter. */
export function requestOf(
  client: Pick<TestClient, 'clientId' | 'redirectUri'>,
  verifier: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  const parameters: Readonly<Record<string, string | undefined>> = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    scope: 'boards:read boards:write',
    state: 'a-state-of-sixteen-characters',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.toString();
}

/** Allows an app, and returns the address that the browser hands to it. */
export async function allow(member: TestVisitor, query: string): Promise<URL> {
  const { data, error } = await member.call('AppAuthorization', 'create', { query, decision: 'allow' });
  if (data === null) throw new Error(`The app was not allowed: ${JSON.stringify(error)}`);
  return new URL(data.redirect_url);
}

/** Posts a form of an app: with its secret, if it has one, else with its client id. */
export async function postForm(
  site: TestApp,
  path: string,
  { clientId, secret }: Pick<TestClient, 'clientId' | 'secret'>,
  form: Readonly<Record<string, string | undefined>>,
) {
  const sent = new URLSearchParams(secret === null ? { client_id: clientId } : {});
  for (const [name, value] of Object.entries(form)) if (value !== undefined) sent.set(name, value);
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const answer = await site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(secret === null ? {} : { authorization: `Basic ${basic}` }),
    },
    payload: sent.toString(),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Exchanges a code for tokens. */
export const exchange = (
  site: TestApp,
  client: TestClient,
  code: string | null,
  verifier: string | undefined,
  changes: Readonly<Record<string, string>> = {},
) =>
  postForm(site, '/oauth/token', client, {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: client.redirectUri,
    code_verifier: verifier,
    ...changes,
  });

/** Uses a refresh token. */
export const refresh = (site: TestApp, client: TestClient, token: string, changes = {}) =>
  postForm(site, '/oauth/token', client, { grant_type: 'refresh_token', refresh_token: token, ...changes });

/** Connects an app to a member, and returns its tokens. */
export async function connect(
  site: TestApp,
  member: TestVisitor,
  client: TestClient,
  scope = 'boards:read boards:write',
): Promise<{ access: string; refresh: string }> {
  const verifier = newVerifier();
  const address = await allow(member, requestOf(client, verifier, { scope }));
  const { body } = await exchange(site, client, address.searchParams.get('code'), verifier);
  return { access: body.access_token, refresh: body.refresh_token };
}

/** Calls a resource with a bearer token, without CSRF token, and with `cookies` if a browser added some. */
export async function callAs(
  site: TestApp,
  token: string,
  name: string,
  options: object = {},
  cookies?: string,
) {
  const [resource = '', action = ''] = name.split('/');
  const isRead = action === 'get';
  const path = `/resource/${resource}Resource/${action}/`;
  const answer = await site.app.inject({
    method: isRead ? 'GET' : 'POST',
    url: isRead ? `${path}?data=${encodeURIComponent(JSON.stringify({ options }))}` : path,
    ...(isRead ? {} : { payload: { options } }),
    headers: { authorization: `Bearer ${token}`, ...(cookies === undefined ? {} : { cookie: cookies }) },
  });
  const { data, error } = answer.json().resource_response;
  return { status: answer.statusCode, data, code: error?.code, headers: answer.headers };
}
