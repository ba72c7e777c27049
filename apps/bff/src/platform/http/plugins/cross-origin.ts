import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The response headers that the scripts of other sites may read. */
const EXPOSED = [
  'retry-after',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];
/** The answer to a preflight request: any method and the headers of an API, for a day. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};

/**
 * Lets the scripts of every site call the addresses of a scope and read their responses (CORS), and answers preflight requests.
 * Credentials are not allowed, so a browser sends no cookies: the addresses authenticate by a token or a code in the request.
 * Register it before the routes; `isOpen` restricts it to some of the scope's addresses.
 */
export function allowOtherSites(
  app: FastifyInstance,
  isOpen: (request: FastifyRequest) => boolean = () => true,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpen(request)) return undefined;
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED.join(', '),
    });
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    return isPreflight ? reply.headers(PREFLIGHT).status(204).send() : undefined;
  });
}
