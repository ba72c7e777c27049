import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, presentError } from '../errors/errors.ts';
import { SECURITY_HEADERS } from '../http/plugins/security-headers.ts';
import type { LoadMeter } from './measure-load.ts';
import { isShed, kindOf, type Kind } from './rules.ts';

const REFUSAL = new AppError('overloaded');
const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '2',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route is for, when its method does not tell: see `kindOf`. */
    kind?: Kind;
  }
}

/**
 * Refuses requests while there is too much to do, by what they are for (BF-10). It is decided before a cookie or a body
 * is read, and written at once, past every other hook: a refusal costs about as much as the smallest answer.
 */
export const sheddingPlugin = fp<{ readonly meter: LoadMeter }>(async (app: FastifyInstance, { meter }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, routeOptions } = request;
    const { priority, 'sec-purpose': purpose } = headers;
    const kind = kindOf({ method, declared: routeOptions.config.kind, priority, purpose });
    if (isShed(kind, meter.read())) {
      const body = JSON.stringify(presentError(REFUSAL, request.id));
      reply.hijack();
      reply.raw
        .writeHead(REFUSAL.status, { ...HEADERS, 'content-length': Buffer.byteLength(body) })
        .end(body);
      return;
    }
    meter.begin(kind);
    // It comes also when who asked leaves before the answer, of which no hook tells.
    reply.raw.once('close', () => meter.end(kind));
    done();
  });
  app.addHook('onClose', async () => meter.close());
});
