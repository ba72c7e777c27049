import { BROWSER_EXTENSION } from '@pegboard/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { takeForms } from '../../platform/http/plugins/bodies.ts';
import { allowOtherSites } from '../../platform/http/plugins/cross-origin.ts';
import { readError, rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import { callProvider, type ProviderRequest } from './call-provider.ts';
import type { Deps } from './deps.ts';
import { OAUTH_PATHS, type lazyProvider } from './provider.ts';

const FORM_LIMIT_BYTES = 8192;

const CALLS_PER_HOUR = defineLimit({
  name: 'calls of OAuth endpoints an address',
  max: 3000,
  windowMs: 3_600_000,
  against: 'abuse',
});

/** The members of the metadata (RFC 8414) that describe this server; the library adds those of OpenID Connect. */
const METADATA = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'scopes_supported',
  'response_types_supported',
  'grant_types_supported',
  'token_endpoint_auth_methods_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
] as const;

type RouteDeps = Deps & { readonly provider: ReturnType<typeof lazyProvider> };

/**
 * The calls of an app itself: `POST /oauth/token` (RFC 6749, 3.2), `/oauth/revoke` (RFC 7009), `/oauth/introspect` (RFC 7662),
 * and the metadata (RFC 8414). They take forms and read no cookies, and their errors are those of RFC 6749, 5.2.
 */
export async function oauthRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { provider, limits } = deps;
  app.removeAllContentTypeParsers();
  allowOtherSites(app, isForBrowsers);
  takeForms(app, FORM_LIMIT_BYTES);
  app.setErrorHandler((thrown, request, reply) => {
    const { status, message } = readError(thrown, request, reply);
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ error: toOauthError(status), error_description: message });
  });
  for (const path of [OAUTH_PATHS.token, OAUTH_PATHS.revocation, OAUTH_PATHS.introspection]) {
    rejectOtherMethods(app, path, ['POST']);
    app.post(path, async (request, reply) => {
      await limits.count([CALLS_PER_HOUR, getClientSubnet(request.ip)]);
      const { status, body, authenticate } = await callProvider(await provider(), {
        method: 'POST',
        path,
        form: formOf(request),
        authorization: request.headers.authorization,
      } satisfies ProviderRequest);
      if (authenticate !== undefined) reply.header('www-authenticate', authenticate);
      return reply
        .status(status)
        .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
        .send(body === '' ? '{}' : body);
    });
  }
  rejectOtherMethods(app, OAUTH_PATHS.metadata, ['GET']);
  app.get(OAUTH_PATHS.metadata, async (_, reply) => {
    const { body } = await callProvider(await provider(), { method: 'GET', path: OAUTH_PATHS.metadata });
    const all = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
    const { publicUrl } = deps.env;
    // The library derives its addresses from the connection, which is one within this process: it knows neither TLS nor a path.
    const own = {
      authorization_endpoint: publicUrl + OAUTH_PATHS.authorization,
      token_endpoint: publicUrl + OAUTH_PATHS.token,
      revocation_endpoint: publicUrl + OAUTH_PATHS.revocation,
      introspection_endpoint: publicUrl + OAUTH_PATHS.introspection,
      response_modes_supported: ['query'],
    };
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send({ ...Object.fromEntries(METADATA.map((name) => [name, all[name]])), ...own });
  });
}

/** Returns whether apps that run in a browser, and so have no secret, call this address: not the introspection. */
function isForBrowsers({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return [OAUTH_PATHS.token, OAUTH_PATHS.revocation, OAUTH_PATHS.metadata].some((path) => path === url);
}

/** Returns the form of a request as text, with parameters that occur twice: the provider rejects these. */
function formOf({ body, url, headers }: FastifyRequest): string {
  const fields = z.record(z.string(), z.union([z.string(), z.array(z.string())])).parse(body ?? {});
  const form = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  if (form.toString().includes('%00')) throw new AppError('bad_request');
  // Editions of the browser extension until 1.0 revoke their token without their client id.
  if (url.startsWith(OAUTH_PATHS.revocation) && !form.has('client_id') && headers.authorization === undefined)
    form.set('client_id', BROWSER_EXTENSION.clientId);
  return form.toString();
}

function toOauthError(status: number): string {
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
