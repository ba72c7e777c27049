import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import { codeStore } from './code-store.ts';
import { parseConsent } from './consent-session.ts';
import type { Deps } from './deps.ts';
import { grantStore } from './grant-store.ts';
import { findApp, type OauthApp } from './oauth-app.ts';
import { accessTokenStore, refreshTokenStore } from './token-stores.ts';

/**
 * Stores the models of `oidc-provider` in the database: apps, grants, codes and tokens. The models that it stores between two
 * requests of a browser are not stored: see `consent-session.ts`.
 */
export function createProviderStore(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  errorTypes: Pick<typeof errors, 'InvalidGrant'>,
): (model: string) => Adapter {
  const stores: Readonly<Record<string, Partial<Adapter>>> = {
    Client: {
      async find(id) {
        const app = await findApp(deps, id);
        return app && toClient(app);
      },
    },
    Session: { find: async (cookie) => parseConsent(cookie) },
    Grant: grantStore(deps),
    AuthorizationCode: codeStore(deps, errorTypes),
    AccessToken: accessTokenStore(deps, errorTypes),
    RefreshToken: refreshTokenStore(deps, errorTypes),
  };
  return (model) => ({ ...NOTHING_STORED, ...stores[model] });
}

const NOTHING_STORED: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  // The provider destroys the grant as well, and with it all of its codes and tokens.
  revokeByGrantId: async () => undefined,
};

/** Returns an app as the metadata of a client (RFC 7591). Its secret is compared by hash: see `provider.ts`. */
function toClient(app: OauthApp): AdapterPayload {
  const isWeb = app.redirectUris.every((address) => /^https?:/.test(address));
  return {
    client_id: app.id,
    client_name: app.name,
    redirect_uris: app.redirectUris,
    application_type: isWeb ? 'web' : 'native',
    response_types: ['code'],
    grant_types: app.refreshes ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
    scope: app.scopes.join(' '),
    ...(app.secretHash === null
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: app.secretHash }),
  };
}
