import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors.ts';
import type { AppScope } from '../app-scope.ts';
import type { SignedIn, Viewer } from '../viewer.ts';

/** The member for whom an app acts, and the scopes that the member granted to it. */
export type AppGrant = { readonly viewer: SignedIn; readonly scopes: readonly AppScope[] };

/** The caller of a request: the member or visitor, and the scopes of the access token; null for a session. */
export type Caller = { readonly viewer: Viewer; readonly scopes: ReadonlySet<AppScope> | null };

/** Returns the grant of an access token; null for one that is unknown, revoked or expired. */
export type FindGrant = (token: string) => Promise<AppGrant | null>;

const BEARER = /^Bearer +(\S*)$/i;

/** Returns the bearer token of a request (RFC 6750), if it has one. */
export function getBearerToken({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/**
 * Returns the caller of a request: by a bearer token if there is one, else by the session. A token is accepted only
 * where `scope` names the scope that is needed. Throws `access_token_invalid`, `scope_missing`.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  scope: AppScope | undefined,
): Promise<Caller> {
  const token = getBearerToken(request);
  if (token === undefined) return { viewer: await request.viewer(), scopes: null };
  const grant = await request.findGrant(token);
  if (!grant) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('access_token_invalid');
  }
  if (scope === undefined || !grant.scopes.includes(scope)) {
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
    throw new AppError('scope_missing');
  }
  return { viewer: grant.viewer, scopes: new Set(grant.scopes) };
}
