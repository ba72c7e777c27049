import { z } from 'zod';
import type { Env } from '../../platform/config/env.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import { registeredApps, type RegisteredApp } from './registered-apps.ts';

const REQUEST_MAX = 500;

/** The parameters of an authorization request (RFC 6749, 4.1.1) with a code challenge (RFC 7636), which is required. */
export const authorizationOptions = z.strictObject({
  response_type: z.string().max(REQUEST_MAX),
  client_id: z.string().max(REQUEST_MAX),
  redirect_uri: z.string().max(REQUEST_MAX),
  scope: z.string().max(REQUEST_MAX),
  state: z.string().max(REQUEST_MAX),
  code_challenge: z.string().max(REQUEST_MAX),
  code_challenge_method: z.string().max(REQUEST_MAX),
});

/** An authorization request whose app, redirect address and scopes are registered. */
export type AuthorizationRequest = {
  readonly app: RegisteredApp;
  readonly redirectUri: string;
  readonly scopes: readonly AppScope[];
  readonly state: string;
  readonly codeChallenge: string;
};

const STATE = /^[\w.~-]{16,200}$/;
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Checks an authorization request. A member is never redirected by one that is not valid. Throws `app_request_invalid` with
 * the wrong parameters as fields.
 */
export function parseAuthorizationRequest(
  env: Pick<Env, 'extensionRedirects'>,
  options: z.infer<typeof authorizationOptions>,
): AuthorizationRequest {
  const app = registeredApps(env).find(({ id }) => id === options.client_id);
  if (!app)
    throw new AppError('app_request_invalid', { fields: { client_id: 'This app is not registered.' } });
  const scopes = options.scope.split(' ');
  const isAllowed = (scope: string): scope is AppScope => app.scopes.some((allowed) => allowed === scope);
  const fields = {
    ...(app.redirectUris.includes(options.redirect_uri)
      ? {}
      : { redirect_uri: 'This address is not registered for the app.' }),
    ...(options.response_type === 'code' ? {} : { response_type: 'Use code.' }),
    ...(scopes.every(isAllowed) && new Set(scopes).size === scopes.length
      ? {}
      : { scope: 'Name scopes of this app, once each.' }),
    ...(STATE.test(options.state) ? {} : { state: 'Use 16 to 200 letters, digits and ._~-' }),
    ...(CHALLENGE.test(options.code_challenge) ? {} : { code_challenge: 'Use a SHA-256 in base64url.' }),
    ...(options.code_challenge_method === 'S256' ? {} : { code_challenge_method: 'Use S256.' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('app_request_invalid', { fields });
  return {
    app,
    redirectUri: options.redirect_uri,
    scopes: scopes.filter(isAllowed),
    state: options.state,
    codeChallenge: options.code_challenge,
  };
}
