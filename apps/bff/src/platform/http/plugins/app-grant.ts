import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors.ts';
import type { AppScope } from '../app-scope.ts';
import type { SignedIn, Viewer } from '../viewer.ts';

/** The member for whom an app acts, and the scopes that the member granted to it. */
export type AppGrant = { readonly viewer: SignedIn; readonly scopes: readonly AppScope[] };

/** Returns the grant of an access token; null for one that is unknown, revoked or expired. */
export type FindGrant = (token: string) => Promise<AppGrant | null>;

const BEARER = /^Bearer +(\S*)$/i;

/** Returns the bearer token of a request (RFC 6750), if it has one. */
export function getBearerToken({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/**
 * Returns the member who makes a request: by a bearer token if there is one, else by the session. A token is accepted only
 * where `scope` names the scope that is needed. Throws `access_token_invalid`, `scope_missing`.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  scope: AppScope | undefined,
): Promise<Viewer> {
  const token = getBearerToken(request);
  if (token === undefined) return request.viewer();
  const grant = await request.findGrant(token);
  if (!grant) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('access_token_invalid');
  }
  if (scope === undefined || !grant.scopes.includes(scope)) {
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
    throw new AppError('scope_missing');
  }
  return grant.viewer;
}
