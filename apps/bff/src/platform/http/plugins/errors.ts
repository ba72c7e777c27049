import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError, ERRORS, presentError, toAppError } from '../../errors/errors.ts';
import { logFailure } from '../../logging/log-failure.ts';
import { isPageNavigation, sendErrorPage } from './error-page.ts';

const FILE_HEADERS = ['content-type', 'content-length', 'content-range', 'content-disposition', 'etag'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Sends every error in the common form, and logs it with the request's id. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown, request, reply) => answer(thrown, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
});

/**
 * Returns the server options that send parse errors in the common form too, before a route is found. No hook runs then: their pages get the
 * path of the site here.
 */
export function errorOptionsBelow(
  base: string,
): Pick<FastifyServerOptions, 'genReqId' | 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answer(error, request, reply, base),
    clientErrorHandler: (_error, socket) => refuseUnreadable(socket),
  };
}

/** The server options of a site without a path. */
export const errorOptions = errorOptionsBelow('');

/**
 * Rejects the methods that an address does not support: `method_not_allowed`, with the supported ones in
 * `Allow`.
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  taken: readonly (typeof METHODS)[number][],
): void {
  app.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    onRequest: async (_request, reply) => rejectMethod(reply, taken),
    handler: () => undefined,
  });
}

/** Rejects the method of a request: throws `method_not_allowed`, with the supported methods in `Allow`. */
export function rejectMethod(reply: FastifyReply, supported: readonly string[]): never {
  reply.header('allow', supported.join(', '));
  throw new AppError('method_not_allowed');
}

function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply, base = ''): FastifyReply {
  const error = readError(thrown, request, reply);
  if (isPageNavigation(request)) return sendErrorPage(error, request, reply, base);
  // They describe the file that could not be read.
  for (const name of FILE_HEADERS) reply.removeHeader(name);
  return reply.status(error.status).header('cache-control', 'no-store').send(presentError(error, request.id));
}

/**
 * Returns the error to send for any thrown value, logs it, and sets `Retry-After` for a temporary rejection.
 */
export function readError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const error = toAppError(thrown);
  logFailure(request.log, thrown, 'request failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return error;
}

/** Closes a connection whose data is not HTTP. */
function refuseUnreadable(socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(presentError(new AppError('bad_request'), randomUUID()));
  socket.end(
    `HTTP/1.1 ${ERRORS.bad_request.status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
