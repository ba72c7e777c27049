import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { inject, type InjectOptions, type Response } from 'light-my-request';
import OidcProvider from 'oidc-provider';
import type { SafeFetch } from '../../platform/outbound-fetch/index.ts';
import type { TestApp, TestVisitor } from '../../testing/app.ts';

/** The client of the site at every test provider. */
export const TEST_CLIENT = { clientId: 'pegboard', clientSecret: 'a secret for tests' } as const;

const CALLBACKS = 'http://localhost:4310/login/sso/callback/';

/** A person at a test provider. */
export type TestPerson = {
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name?: string | undefined;
};

/** An OpenID Connect provider: `oidc-provider` in this process, without a connection. */
export type TestProvider = {
  readonly issuer: string;
  /** The people who can log in, by their subject. */
  readonly people: Map<string, TestPerson>;
  /** Answers the requests of the site. */
  readonly fetch: SafeFetch;
  /** Replaces the ID token of the next response. */
  forge: ((token: string) => string) | undefined;
  /** Signs claims with the key of the provider. */
  readonly signed: (claims: object) => string;
  /** Logs a person in at an address to which the site led, and returns the address to which the provider leads back. */
  readonly logIn: (address: string, subject: string) => Promise<URL>;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the claims of a token. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns a token without a signature. */
export const unsigned = (claims: object): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

/** Returns a token that is signed with a key that the provider does not have, under the id of its own key. */
export function signedByAnother(claims: object): string {
  return signWith(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, claims);
}

function signWith(key: KeyObject, claims: object): string {
  const text = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'one' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** Starts a provider at an issuer. */
export function createTestProvider(issuer: string): TestProvider {
  const people = new Map<string, TestPerson>();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { clientId, clientSecret } = TEST_CLIENT;
  const provider = new OidcProvider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [`${CALLBACKS}site/`] }],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    async findAccount(_, accountId) {
      return { accountId, claims: async () => ({ sub: accountId, ...people.get(accountId) }) };
    },
  });
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (address) => address.startsWith(CALLBACKS);
  const { host } = new URL(issuer);
  const send = async (options: InjectOptions): Promise<Response> =>
    inject(provider.callback(), {
      ...options,
      headers: { ...options.headers, host, 'x-forwarded-proto': 'https' },
    });
  const made: TestProvider = {
    issuer,
    people,
    forge: undefined,
    signed: (claims) => signWith(privateKey, claims),
    async fetch(address, { request } = {}) {
      const { pathname, search } = new URL(address);
      const response = await send({
        method: request?.method ?? 'GET',
        url: pathname + search,
        headers: { ...request?.headers },
        ...(request?.payload === undefined ? {} : { payload: request.payload }),
      });
      let text = response.payload;
      if (pathname === '/token' && response.statusCode === 200 && made.forge) {
        const tokens = JSON.parse(text) as { id_token: string };
        text = JSON.stringify({ ...tokens, id_token: made.forge(tokens.id_token) });
        made.forge = undefined;
      }
      const type = (response.headers['content-type'] ?? '').split(';')[0] ?? '';
      const bytes = Buffer.from(text);
      return { kind: 'answered', url: address, hops: [address], status: response.statusCode, type, bytes };
    },
    async logIn(address, subject) {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      let answer: string | undefined;
      for (let steps = 0; steps < 12; steps += 1) {
        const response = await send({
          method: answer === undefined ? 'GET' : 'POST',
          url: at.pathname + at.search,
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(answer === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(answer === undefined ? {} : { payload: answer }),
        });
        for (const { name, value } of response.cookies) cookies.set(name, value);
        const { location } = response.headers;
        if (location === undefined) {
          if (answer !== undefined || response.statusCode !== 200)
            throw new Error(`The provider answered ${response.statusCode}: ${response.payload}`);
          answer = response.payload.includes('value="login"')
            ? `prompt=login&login=${subject}&password=x`
            : 'prompt=consent';
          continue;
        }
        answer = undefined;
        at = new URL(location, issuer);
        if (at.href.startsWith(CALLBACKS)) return at;
      }
      throw new Error('The provider did not lead back to the site.');
    },
  };
  return made;
}

/** Opens an address of the site by a browser, and returns the address to which it leads. */
export async function open(
  site: TestApp,
  visitor: TestVisitor,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { pathname, search } = new URL(address, CALLBACKS);
  const response = await site.app.inject({
    method: 'GET',
    url: pathname + search,
    remoteAddress: addressOf(visitor),
    headers: {
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
  for (const { name, value, maxAge, expires } of response.cookies)
    if (maxAge === 0 || value === '' || expires?.getTime() === 0) visitor.cookies.delete(name);
    else visitor.cookies.set(name, value);
  return response.headers.location ?? `${response.statusCode}: ${response.payload}`;
}

const addresses = new WeakMap<TestVisitor, string>();

/** Returns an address for a browser, so that tests do not share limits. */
function addressOf(visitor: TestVisitor): string {
  const known = addresses.get(visitor);
  if (known !== undefined) return known;
  const [first = 0, second = 0] = createHash('sha256').update(randomBytes(8)).digest();
  const address = `10.9.${first}.${second}`;
  addresses.set(visitor, address);
  return address;
}

/** Logs a person in at a provider from the start to the response of the site, and returns the address that follows. */
export async function signOn(
  site: TestApp,
  visitor: TestVisitor,
  provider: TestProvider,
  subject: string,
  query = '',
): Promise<string> {
  const away = await open(site, visitor, `/login/sso/start/${query}`);
  return open(site, visitor, (await provider.logIn(away, subject)).href);
}
