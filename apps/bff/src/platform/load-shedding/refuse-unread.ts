import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream/promises';
import { presentError, type AppError } from '../errors/errors.ts';
import { SECURITY_HEADERS } from '../http/plugins/security-headers.ts';

/** Number of bytes of a rejected body that are read: a small body is read completely. */
export const UNREAD_BYTES_MAX = 65_536;
/** Milliseconds for which the client of a rejected body can read the response. */
const LINGER_MS = 1000;

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** Responds at once with an error, bypassing all other hooks. */
export function refuseAtOnce(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  writeRefusal(request, reply, error, {});
  reply.raw.end();
}

/**
 * Responds with an error without reading the body, and closes the connection. The connection stays open for a
 * second, unread: closing it with unread data would reset it, and the client could lose the response.
 */
export async function refuseUnread(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): Promise<void> {
  writeRefusal(request, reply, error, { connection: 'close' });
  await readBriefly(request);
  reply.raw.end();
}

function writeRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  more: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(presentError(error, request.id));
  const { retryAfterSeconds } = error;
  reply.hijack();
  reply.raw.writeHead(error.status, {
    ...HEADERS,
    ...more,
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    'content-length': Buffer.byteLength(body),
  });
  reply.raw.write(body);
}

/** Reads a body to its end or to `UNREAD_BYTES_MAX`, where it waits for the client to disconnect. */
async function readBriefly({ raw: source }: FastifyRequest): Promise<void> {
  let bytes = 0;
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > UNREAD_BYTES_MAX) source.pause();
  });
  source.resume();
  const isOver = finished(source, { writable: false, signal: AbortSignal.timeout(LINGER_MS) });
  await isOver.catch(() => undefined); // the client disconnected, or had enough time
}
