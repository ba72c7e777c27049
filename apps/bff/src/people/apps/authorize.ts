import { z } from 'zod';
import { appGrants } from '../accounts/index.ts';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { isAppScope, type AppScope } from '../../platform/http/app-scope.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { callProvider, type ProviderResponse } from './call-provider.ts';
import type { Consent } from './consent-session.ts';
import type { Deps } from './deps.ts';
import { findApp, type OauthApp } from './oauth-app.ts';
import { CONSENT_NEEDED, OAUTH_PATHS, type lazyProvider } from './provider.ts';

type AuthorizeDeps = Pick<Deps, 'db' | 'env'> & { readonly provider: ReturnType<typeof lazyProvider> };

/** A valid authorization request, or the reason for which it is rejected. */
export type AuthorizationRequest =
  | { readonly kind: 'valid'; readonly app: OauthApp; readonly scopes: readonly AppScope[] }
  | {
      readonly kind: 'invalid';
      /** The code and the description of RFC 6749, 4.1.2.1. */
      readonly error: string;
      readonly description: string;
      /** The registered address that reports the error to the app, if its app and address are valid. */
      readonly returnUrl: string | null;
    };

/**
 * The parameters of OpenID Connect alone. The site does not support it, so they are unrecognized, and ignored as RFC 6749, 3.1,
 * requires. The library would refuse them without the scope `openid`.
 */
const OPENID_PARAMETERS = [
  'acr_values',
  'claims',
  'claims_locales',
  'id_token_hint',
  'max_age',
  'nonce',
] as const;

const errorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

/** Checks an authorization request for a member, and stores nothing. `query` is that of its address. */
export async function readAuthorizationRequest(
  deps: AuthorizeDeps,
  query: string,
  viewer: SignedIn,
): Promise<AuthorizationRequest> {
  const response = await answer(deps, query, { accountId: String(viewer.id) });
  const { location } = response;
  if (location === undefined) {
    const { error, error_description: description = '' } = errorSchema.parse(JSON.parse(response.body));
    return { kind: 'invalid', error, description, returnUrl: null };
  }
  const url = new URL(location, deps.env.publicUrl);
  if (!location.startsWith(CONSENT_NEEDED)) {
    // Errors of the implicit grant are in the fragment.
    const sent = url.hash === '' ? url.searchParams : new URLSearchParams(url.hash.slice(1));
    const [error, description] = [sent.get('error') ?? '', sent.get('error_description') ?? ''];
    return { kind: 'invalid', error, description, returnUrl: location };
  }
  const app = await findApp(deps, url.searchParams.get('client_id') ?? '');
  if (!app) return { kind: 'invalid', error: 'invalid_client', description: '', returnUrl: null };
  const scopes = (url.searchParams.get('scope') ?? '').split(' ').filter(isAppScope);
  return { kind: 'valid', app, scopes };
}

/**
 * Allows an app to act for the viewer, and returns the address that hands a code to it, with the issuer (RFC 9207). Throws
 * `app_request_invalid`.
 */
export async function allowApp(deps: AuthorizeDeps, query: string, viewer: SignedIn): Promise<string> {
  const request = await readAuthorizationRequest(deps, query, viewer);
  if (request.kind === 'invalid') throw invalidRequest(request);
  const provider = await deps.provider();
  const accountId = String(viewer.id);
  const clientId = request.app.id;
  const grant = new provider.Grant({ accountId, clientId });
  grant.jti = String(newId());
  grant.addOIDCScope(request.scopes.join(' '));
  const grantId = await grant.save();
  const { location } = await answer(deps, query, { accountId, clientId, grantId });
  if (location !== undefined && new URL(location).searchParams.has('code')) return location;
  await deps.db.delete(appGrants).where(eq(appGrants.id, BigInt(grantId)));
  throw new AppError('app_request_invalid');
}

/** Returns the address that reports to an app that the viewer denied access. Throws `app_request_invalid`. */
export async function denyApp(deps: AuthorizeDeps, query: string, viewer: SignedIn): Promise<string> {
  const request = await readAuthorizationRequest(deps, query, viewer);
  if (request.kind === 'invalid') throw invalidRequest(request);
  const { location } = await answer(deps, query, { accountId: String(viewer.id), isDenied: true });
  if (location === undefined) throw new AppError('app_request_invalid');
  return location;
}

function invalidRequest({ error, description }: { error: string; description: string }): AppError {
  return new AppError('app_request_invalid', { fields: { [error]: description } });
}

/** Passes a request and its answer to the provider. Codes are returned in the query of an address only. */
async function answer(deps: AuthorizeDeps, query: string, consent: Consent): Promise<ProviderResponse> {
  const mode = new URLSearchParams(query).getAll('response_mode');
  if (mode.some((one) => one !== 'query'))
    throw new AppError('app_request_invalid', { fields: { response_mode: 'Use query.' } });
  const known = new URLSearchParams(query);
  for (const name of OPENID_PARAMETERS) known.delete(name);
  const response = await callProvider(await deps.provider(), {
    method: 'GET',
    path: `${OAUTH_PATHS.authorization}?${known}`,
    consent,
  });
  if (response.status >= 500) throw new Error(`The OAuth provider failed: ${response.body}`);
  return response;
}
