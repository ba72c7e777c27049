import type Provider from 'oidc-provider';
import { writeConsent, type Consent } from './consent-session.ts';

/** A request to the provider: one of an app, or the answer of a member to an authorization request. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: string;
  readonly authorization?: string | undefined;
  readonly consent?: Consent;
};

/** The response of the provider. */
export type ProviderResponse = {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
  readonly authenticate: string | undefined;
};

/**
 * Passes a request to the provider within this process. Its server never sees a connection, a cookie or a header of a browser:
 * the site parses and limits requests, and sets its own headers.
 */
export async function callProvider(
  provider: Provider,
  { method, path, form, authorization, consent }: ProviderRequest,
): Promise<ProviderResponse> {
  // Loaded with the provider, not at the start of the process.
  const { inject } = await import('light-my-request');
  const { host } = new URL(provider.issuer);
  const response = await inject(provider.callback(), {
    method,
    url: path,
    headers: {
      host,
      accept: 'application/json',
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(authorization === undefined ? {} : { authorization }),
      ...(consent === undefined ? {} : { cookie: `_session=${writeConsent(consent)}` }),
    },
    ...(form === undefined ? {} : { payload: form }),
  });
  const { location, 'www-authenticate': authenticate } = response.headers;
  return {
    status: response.statusCode,
    body: response.payload,
    location,
    authenticate: typeof authenticate === 'string' ? authenticate : undefined,
  };
}
