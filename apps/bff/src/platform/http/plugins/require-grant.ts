import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors.ts';
import type { AppScope } from '../app-scope.ts';
import { getBearerToken, type AppGrant } from './app-grant.ts';

/**
 * Returns the grant of the request's bearer token, which has all of these scopes (RFC 6750). Throws
 * `access_token_missing`, `access_token_invalid`, `scope_missing`, with the challenge in `WWW-Authenticate`.
 */
export async function requireGrant(
  request: FastifyRequest,
  reply: FastifyReply,
  scopes: readonly AppScope[],
): Promise<AppGrant> {
  const token = getBearerToken(request);
  if (token === undefined) {
    reply.header('www-authenticate', 'Bearer');
    throw new AppError('access_token_missing');
  }
  const grant = await request.findGrant(token);
  if (!grant) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('access_token_invalid');
  }
  if (!scopes.every((scope) => grant.scopes.includes(scope))) {
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"`);
    throw new AppError('scope_missing');
  }
  return grant;
}
