import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/errors.ts';
import type { LoadMeter } from './measure-load.ts';
import { refuseAtOnce, refuseUnread } from './refuse-unread.ts';
import { shouldShed, classifyRequest, type Kind } from './rules.ts';

const REFUSAL = new AppError('overloaded');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The priority class of the route, if its method does not imply it: see `classifyRequest`. */
    kind?: Kind;
  }
}

/**
 * Refuses requests while there is too much to do, by what they are for (BF-10). It is decided before a cookie or a body
 * is read, and written at once, past every other hook: a refusal costs about as much as the smallest answer. The bodies of
 * refused uploads are not read.
 */
export const sheddingPlugin = fp<{ readonly meter: LoadMeter }>(async (app: FastifyInstance, { meter }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, routeOptions } = request;
    const { priority, 'sec-purpose': purpose } = headers;
    const kind = classifyRequest({ method, declared: routeOptions.config.kind, priority, purpose });
    if (shouldShed(kind, meter.read())) {
      if (kind === 'upload') void refuseUnread(request, reply, REFUSAL);
      else refuseAtOnce(request, reply, REFUSAL);
      return;
    }
    meter.begin(kind);
    // It comes also when who asked leaves before the answer, of which no hook shows.
    reply.raw.once('close', () => meter.end(kind));
    done();
  });
  app.addHook('onClose', async () => meter.close());
});
