import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError, ERRORS, presentError, toAppError } from '../errors.ts';
import { isOpened, sendErrorPage } from './error-page.ts';

/** The value of `Retry-After` of a refusal that passes: a database that is back is used within two seconds. */
export const RETRY_AFTER_SECONDS = '2';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers every error in the one shape, and logs the unexpected with its cause and the request's id. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown, request, reply) => answer(thrown, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
});

/** The options by which a server tells what it cannot read in the one shape too, before any route is found. */
export const errorOptions: Pick<FastifyServerOptions, 'genReqId' | 'frameworkErrors' | 'clientErrorHandler'> =
  {
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    clientErrorHandler: (_error, socket) => refuseUnreadable(socket),
  };

/** Refuses the methods that an address does not take: `method_not_allowed`, with those it takes in `Allow`. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  taken: readonly (typeof METHODS)[number][],
): void {
  app.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', taken.join(', '));
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = readError(thrown, request, reply);
  if (isOpened(request)) return sendErrorPage(error, request, reply);
  return reply.status(error.status).header('cache-control', 'no-store').send(presentError(error, request.id));
}

/** The error to tell for anything thrown; the unexpected is logged, and a passing one says when to try again. */
export function readError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return error;
}

/** Ends a connection whose bytes are no HTTP. */
function refuseUnreadable(socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(presentError(new AppError('bad_request'), randomUUID()));
  socket.end(
    `HTTP/1.1 ${ERRORS.bad_request.status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
