import { and, eq } from 'drizzle-orm';
import { generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Configuration, default as Provider } from 'oidc-provider';
import { hashToken, openAccountCondition, users } from '../accounts/index.ts';
import { APP_SCOPES, isAppScope } from '../../platform/http/app-scope.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { logFailure } from '../../platform/logging/log-failure.ts';
import type { Deps } from './deps.ts';
import { createProviderStore } from './provider-store.ts';

/** The addresses of the provider: those of this site, and of its metadata. */
export const OAUTH_PATHS = {
  authorization: '/oauth/',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  metadata: '/.well-known/oauth-authorization-server',
} as const;

/** The address to which the provider redirects a valid request that its member has not answered. It is not served. */
export const CONSENT_NEEDED = '/consent-needed';

const TOKEN_BYTES = 32;
const MINUTE = 60;
const DAY = 24 * 3600;
/** The seconds for which codes, tokens and grants are valid. */
export const LIFETIMES = {
  code: MINUTE,
  accessToken: 3600,
  /** Of an app without refresh tokens. */
  longAccessToken: 90 * DAY,
  refreshToken: 60 * DAY,
  grant: 365 * DAY,
} as const;

type ProviderDeps = Pick<Deps, 'db' | 'env' | 'now' | 'log'>;

/**
 * Returns a function that resolves to the OAuth 2.1 server of this site. The library is loaded at the first call, because most
 * processes do not need it at their start (docs/decisions/0064-oauth-provider.md).
 */
export function lazyProvider(deps: ProviderDeps): () => Promise<Provider> {
  let loading: Promise<Provider> | undefined;
  return async () => {
    loading ??= createProvider(deps);
    try {
      return await loading;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
}

async function createProvider(deps: ProviderDeps): Promise<Provider> {
  const library = await import('oidc-provider');
  const { errors, interactionPolicy } = library;
  const answered = new interactionPolicy.Prompt({ name: 'consent', requestable: true });
  answered.checks.clear();
  answered.checks.add(
    new interactionPolicy.Check(
      'not_answered',
      'the member has to answer',
      'consent_required',
      ({ oidc, query }) => {
        // The library ignores unknown scopes, and removes them from its parameters.
        const requested = String(query['scope'] ?? '').split(' ');
        const client = oidc.client?.scope?.split(' ') ?? [];
        const unknown = requested.filter((scope) => !isAppScope(scope) || !client.includes(scope));
        if (unknown.length > 0)
          throw new errors.InvalidScope('name scopes that are registered for the app', unknown.join(' '));
        const { session, grant } = oidc;
        if (session?.state?.['isDenied'] === true) throw new errors.AccessDenied('the member denied access');
        return grant === undefined || grant.getOIDCScope() === '';
      },
    ),
  );
  const policy = interactionPolicy.base();
  policy.clear();
  policy.add(answered);
  const provider = new library.default(deps.env.publicUrl, {
    ...configurationOf(deps),
    adapter: createProviderStore(deps, errors),
    interactions: {
      policy,
      url: (_, { params }) =>
        `${CONSENT_NEEDED}?${new URLSearchParams({ client_id: String(params['client_id']), scope: String(params['scope']) })}`,
    },
  });
  provider.on('server_error', (_, error) => logFailure(deps.log, error, 'OAuth request failed'));
  adaptModels(provider);
  return provider;
}

function configurationOf({ db }: ProviderDeps): Configuration {
  // The server signs nothing: its tokens are random. The library requires a key nevertheless.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    routes: {
      authorization: OAUTH_PATHS.authorization,
      token: OAUTH_PATHS.token,
      revocation: OAUTH_PATHS.revocation,
      introspection: OAUTH_PATHS.introspection,
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    scopes: APP_SCOPES,
    claims: {},
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientBasedCORS: () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    formats: { bitsOfOpaqueRandomness: 256 },
    // Cookies of the provider never leave this process: see `consent-session.ts`.
    cookies: {
      keys: [randomBytes(TOKEN_BYTES).toString('hex')],
      long: { signed: false },
      short: { signed: false },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      introspection: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
    },
    ttl: {
      AccessToken: (_, __, client) =>
        client.grantTypeAllowed('refresh_token') ? LIFETIMES.accessToken : LIFETIMES.longAccessToken,
      AuthorizationCode: LIFETIMES.code,
      RefreshToken: LIFETIMES.refreshToken,
      Grant: LIFETIMES.grant,
      Interaction: MINUTE,
      Session: MINUTE,
      IdToken: MINUTE,
    },
    async findAccount(_, accountId) {
      const [member] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, parseId(accountId) ?? 0n), openAccountCondition(users.id)));
      return member && { accountId, claims: async () => ({ sub: accountId }) };
    },
    renderError(ctx, out) {
      ctx.body = out;
    },
  };
}

/**
 * Marks tokens by a prefix, by which scanners find them where they were published; compares secrets by their hash in constant
 * time, and redirect addresses byte by byte, also those with a port.
 */
function adaptModels({ Client, AccessToken, RefreshToken }: Provider): void {
  addPrefix(AccessToken, 'pbt_');
  addPrefix(RefreshToken, 'pbr_');
  Client.prototype.compareClientSecret = function compareClientSecret(actual) {
    const [expected, computed] = [Buffer.from(this.clientSecret ?? ''), Buffer.from(hashToken(actual))];
    return expected.length === computed.length && timingSafeEqual(expected, computed);
  };
  Client.prototype.redirectUriAllowed = function redirectUriAllowed(address) {
    return this.redirectUris?.includes(address) === true;
  };
}

/** Replaces a method that the types of the library do not have. Throws if the library does not have it either. */
function addPrefix(
  { name, prototype }: { readonly name: string; readonly prototype: object },
  prefix: string,
): void {
  const original: unknown = Reflect.get(prototype, 'generateTokenId');
  if (typeof original !== 'function')
    throw new Error(`oidc-provider has no ${name}.generateTokenId: set the prefix of tokens in another way.`);
  Object.assign(prototype, {
    generateTokenId(this: object): string {
      return `${prefix}${String(Reflect.apply(original, this, []))}`;
    },
  });
}
