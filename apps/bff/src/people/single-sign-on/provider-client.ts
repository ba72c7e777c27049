import { createHash } from 'node:crypto';
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import type { SafeFetch } from '../../platform/outbound-fetch/index.ts';
import type { SignOnProvider } from './sign-on-provider.ts';

const BODY_MAX_BYTES = 1_000_000;
const JSON_TYPES = ['application/json', 'application/jwk-set+json', 'application/jwt'];
const CACHE_MS = 10 * 60_000;
const CACHED_MAX = 100;
const NO_BODY = new Set([101, 204, 205, 304]);

/** Loads the library at the first log-in at a provider. */
export const openidClient = () => import('openid-client');

/** The error of a provider that cannot be reached, with the reason of the safe fetch. */
export class ProviderUnreachable extends Error {
  readonly why: string;
  constructor(why: string) {
    super(`The provider cannot be reached: ${why}.`);
    this.why = why;
  }
}

/** Opens the client of a provider: its metadata is discovered at the issuer, which it has to name itself. */
export type OpenProvider = (provider: SignOnProvider) => Promise<Configuration>;

/** Creates the function that opens clients, and keeps each for ten minutes. */
export function createOpenProvider(now: () => Date): OpenProvider {
  const opened = new Map<string, { readonly client: Promise<Configuration>; readonly until: number }>();
  return async (provider) => {
    const { key, issuer, clientId, clientSecret } = provider;
    const id = createHash('sha256')
      .update(JSON.stringify([key, issuer, clientId, clientSecret]))
      .digest('base64');
    const at = now().getTime();
    const known = opened.get(id);
    if (known && known.until > at) return known.client;
    for (const [oldest] of opened) if (opened.size >= CACHED_MAX) opened.delete(oldest);
    const client = discoverProvider(provider);
    opened.set(id, { client, until: at + CACHE_MS });
    client.catch(() => opened.delete(id));
    return client;
  };
}

/** Reads the metadata of a provider. Throws `ProviderUnreachable`, and the error of the library for metadata of another issuer. */
export async function discoverProvider(provider: SignOnProvider): Promise<Configuration> {
  const { discovery, customFetch, allowInsecureRequests, enableNonRepudiationChecks } = await openidClient();
  const issuer = new URL(provider.issuer);
  // The settings accept http only for the operator's provider on this machine.
  const isInsecure = issuer.protocol === 'http:' && provider.domain === undefined;
  return discovery(issuer, provider.clientId, {}, await secretOf(provider.clientSecret), {
    [customFetch]: toFetch(provider.fetchSafely),
    // Signatures of tokens are checked also where TLS would do, as by OpenID Connect Core 1.0, 3.1.3.7 (6).
    execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
  });
}

/** Sends the secret in the header, which is the default of OpenID Connect, or in the form where the provider supports this alone. */
async function secretOf(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await openidClient();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

/** Passes the requests of the library through the safe fetch. */
function toFetch(fetchSafely: SafeFetch): CustomFetch {
  return async (url, { method, headers, body }) => {
    const payload = toPayload(body);
    const answer = await fetchSafely(url, {
      body: { maxBytes: BODY_MAX_BYTES, types: JSON_TYPES },
      request: {
        method: method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        ...(payload === undefined ? {} : { payload }),
      },
    });
    if (answer.kind === 'refused') throw new ProviderUnreachable(answer.why);
    return new Response(NO_BODY.has(answer.status) ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: { 'content-type': answer.type },
    });
  };
}

/** Returns the form of a request as text; the library sends no other bodies. */
function toPayload(body: Parameters<CustomFetch>[1]['body']): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error(
    'openid-client sent a body that is no form: pass it through the safe fetch in another way.',
  );
}
