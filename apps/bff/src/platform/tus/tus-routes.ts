import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '../errors/errors.ts';
import { checkCsrf } from '../http/plugins/csrf.ts';
import { rejectOtherMethods } from '../http/plugins/errors.ts';
import { requireSignedIn, type SignedIn } from '../http/viewer.ts';
import { parseId } from '../ids/new-id.ts';
import { refuseUnread } from '../load-shedding/index.ts';
import type { ConfigDeps } from '../deps.ts';
import { createTusServer, type TusAnswer } from './tus-server.ts';
import type { TusUpload, TusUploads } from './tus-uploads.ts';

/** The headers of the protocol that are forwarded. */
const HEADERS = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-defer-length',
  'upload-metadata',
  'upload-concat',
  'content-type',
  'content-length',
] as const;
const BODY_TYPE = 'application/offset+octet-stream';
const TUS_VERSION = '1.0.0';
/** Number of parts that a process receives concurrently; each uses a few 100 kB of memory. */
const PARTS_AT_ONCE = 32;
/** Milliseconds after which a connection without data is closed; the upload is resumed on another one. */
const IDLE_MS = 60_000;

type Params = { readonly uploadId: string };

/**
 * Receives uploads by the tus protocol (CR-07): POST creates an upload, PATCH appends to it, HEAD returns its offset, DELETE
 * ends it. Changes need the session and the CSRF token like all others, and the uploads of others are not found.
 */
export function tusRoutes(app: FastifyInstance, deps: ConfigDeps, uploads: TusUploads): void {
  const { path } = uploads;
  const serve = createTusServer(uploads);
  let parts = 0;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(BODY_TYPE, (_request, _body, done) => done(null));
    const one = `${path}/:uploadId`;
    scope.head<{ Params: Params }>(one, async (request, reply) => {
      const viewer = requireSignedIn(await request.viewer());
      const upload = await findOwn(uploads, viewer, request.params.uploadId);
      if (!upload.isUploading) return send(reply, completeAnswer(upload));
      const answer = await serve(toWebRequest(request, deps.env.publicUrl), viewer);
      await uploads.touch(upload.id);
      // The server was killed after the last part: no further request would say that the file is complete.
      if (Number(answer.headers['upload-offset']) === upload.bytes) await uploads.finish(upload.id);
      return send(reply, answer);
    });
    rejectOtherMethods(scope, path, ['POST', 'OPTIONS']);
    // Registered after HEAD, which Fastify otherwise adds to GET.
    rejectOtherMethods(scope, one, ['PATCH', 'DELETE', 'OPTIONS']);
    const options = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      send(reply, await serve(toWebRequest(request, deps.env.publicUrl), null));
    scope.options(path, options);
    scope.options(one, options);
    const authorize = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      reply.header('tus-resumable', TUS_VERSION);
      checkCsrf(request, reply, deps.env);
      requireSignedIn(await request.viewer());
    };
    /** Receives a body; a rejected one is not read to its end. */
    const receive = async (
      request: FastifyRequest,
      reply: FastifyReply,
      work: () => Promise<TusAnswer>,
    ): Promise<FastifyReply> => {
      parts += 1;
      const idle = closeWhenIdle(request.raw);
      try {
        if (parts > PARTS_AT_ONCE) throw new AppError('overloaded');
        return send(reply, await work());
      } catch (error) {
        if (!(error instanceof AppError) || request.raw.readableEnded || request.raw.destroyed) throw error;
        reply.raw.setHeader('tus-resumable', TUS_VERSION);
        await refuseUnread(request, reply, error);
        return reply;
      } finally {
        clearInterval(idle);
        parts -= 1;
      }
    };
    const config = { kind: 'upload' } as const;
    const bodyLimit = uploads.bytesMax;
    scope.post(path, { bodyLimit, config, onRequest: authorize }, async (request, reply) =>
      receive(request, reply, async () =>
        serve(toWebRequest(request, deps.env.publicUrl), await request.viewer()),
      ),
    );
    scope.patch<{ Params: Params }>(
      one,
      { bodyLimit, config, onRequest: authorize },
      async (request, reply) =>
        receive(request, reply, async () => {
          const viewer = requireSignedIn(await request.viewer());
          const upload = await findOwn(uploads, viewer, request.params.uploadId);
          if (!upload.isUploading) throw new AppError('upload_offset_wrong');
          await uploads.touch(upload.id);
          return serve(toWebRequest(request, deps.env.publicUrl), viewer);
        }),
    );
    scope.delete<{ Params: Params }>(one, { onRequest: authorize }, async (request, reply) => {
      const viewer = requireSignedIn(await request.viewer());
      await uploads.remove(viewer, parseId(request.params.uploadId));
      return send(reply, { status: 204, headers: { 'tus-resumable': TUS_VERSION } });
    });
  });
}

/** Closes the connection of a request when nothing is received for a while. Returns the timer that checks it. */
function closeWhenIdle(request: IncomingMessage): NodeJS.Timeout {
  const { socket } = request;
  let received = socket.bytesRead;
  return setInterval(() => {
    if (socket.bytesRead === received) request.destroy();
    received = socket.bytesRead;
  }, IDLE_MS);
}

async function findOwn(uploads: TusUploads, viewer: SignedIn, id: string): Promise<TusUpload> {
  const found = parseId(id);
  const upload = found === undefined ? undefined : await uploads.findOwn(viewer, found);
  if (!upload) throw new AppError('upload_not_found');
  return upload;
}

/** Returns the response for a completely received file: nothing is left to send. */
function completeAnswer({ bytes }: TusUpload): TusAnswer {
  return {
    status: 200,
    headers: {
      'tus-resumable': TUS_VERSION,
      'cache-control': 'no-store',
      'upload-offset': String(bytes),
      'upload-length': String(bytes),
    },
  };
}

function send(reply: FastifyReply, { status, headers }: TusAnswer): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .headers({ ...headers })
    .status(status)
    .send();
}

/**
 * Returns the request in the form that the protocol library expects, with its headers only; the body is read while it
 * is written.
 */
function toWebRequest({ method, url, headers, raw }: FastifyRequest, publicUrl: string): Request {
  const passed = HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const hasBody = headers['content-type'] === BODY_TYPE;
  return new Request(new URL(url, publicUrl), {
    method,
    headers: Object.fromEntries(passed),
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}
