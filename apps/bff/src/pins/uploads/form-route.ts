import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '../../platform/errors/errors.ts';
import type { Body } from './limit-bodies.ts';

/** The number of bytes by which a form may exceed its file. */
const FORM_BYTES_MAX = 65_536;

/** The limits of a route that receives forms with one file. */
export type FormLimits = {
  readonly fileBytesMax: number;
  /** The error of a form that announces more than a file of this size. */
  readonly tooLarge: `${'feed' | 'image' | 'import' | 'video'}_file_too_large`;
  /** Rejects a request before its body is read. */
  readonly check?: (request: FastifyRequest) => void;
};

/** Registers routes whose handlers read forms themselves, as streams. */
export function registerFormRoutes(app: FastifyInstance, register: (room: FastifyInstance) => void): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    register(room);
  });
}

/** Returns the options of a route that receives forms with one file. */
export function formRouteOptions({ fileBytesMax, tooLarge, check }: FormLimits) {
  const bodyLimit = fileBytesMax + FORM_BYTES_MAX;
  return {
    bodyLimit,
    config: { kind: 'upload' },
    onRequest: async (request) => {
      check?.(request);
      if (getAnnouncedBytes(request, 0) > bodyLimit) throw new AppError(tooLarge);
    },
  } satisfies RouteShorthandOptions;
}

/** Returns a form for a body limiter: the bytes that it announces, or the most that it may have, and the presence of its sender. */
export function announcedForm(request: FastifyRequest, reply: FastifyReply): Body {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new AppError('caller_left')));
  return { bytes: getAnnouncedBytes(request, request.routeOptions.bodyLimit), left: left.signal };
}

function getAnnouncedBytes({ headers }: FastifyRequest, unknown: number): number {
  return Number(headers['content-length'] ?? unknown);
}
