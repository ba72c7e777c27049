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
    /** True for a route that only reads, though its method is POST. */
    readonly onlyReads?: boolean;
  }
}

/**
 * Sheds requests under overload, by priority class (BF-10). The decision is made before cookies and the body
 * are read, and the response bypasses all other hooks: a rejection costs about as much as the smallest
 * response. The bodies of rejected uploads are not read.
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
    // Also emitted when the client disconnects before the response, for which there is no hook.
    reply.raw.once('close', () => meter.end(kind));
    done();
  });
  app.addHook('onListen', async () => meter.restart());
  app.addHook('onClose', async () => meter.close());
});
