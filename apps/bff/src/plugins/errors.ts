import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, presentError, toAppError } from '../errors.ts';

/** Answers every error in the one shape, and logs the unexpected with its cause and the request's id. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
    if (error.status === 503) reply.header('retry-after', '2');
    return reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(presentError(error, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .send(presentError(new AppError('not_found'), request.id)),
  );
});
